import { Recording } from './recording.js';

// A part of a page whose elements scroll as an engine says: it gives the engine what fingers,
// wheels, keys and focus do there, and moves the elements frame by frame.
export class Surface {
  #engine;
  #element;
  #options;
  #attached = [];
  #byElement = new Map();
  #byNode = new Map();
  #placement = null;
  #shown = new Float64Array(0);
  #pointers = new Map();
  #frame = 0;
  #swallowsClick = false;
  #onFrame = (time) => this.#step(time);
  #abort = new AbortController();

  constructor(engine, element, options = {}) {
    this.#engine = engine;
    this.#element = element;
    this.#options = options;
    const on = (type, listener, passive = true, capture = false) => {
      element.addEventListener(type, listener, { passive, capture, signal: this.#abort.signal });
    };
    element.style.touchAction = 'none';
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#moved(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => this.#cancelled(event));
    on('wheel', (event) => this.#wheel(event), false);
    on('keydown', (event) => this.#key(event), false);
    on('focusin', (event) => this.#focused(event));
    on('dragstart', (event) => event.preventDefault(), false);
    on('click', (event) => this.#clicked(event), false, true);
  }

  get engine() { return this.#engine; }

  // How touches and wheels go in: { latch, smoothWheel, animates }.
  set options(options) { Object.assign(this.#options, options); }

  // Makes an element a node's: what lands in it goes to the node, and `content` (an element in it)
  // is moved by the node's offset, or `place` is called to move what it likes.
  attach(element, description, { parent = 0, index = -1, content, place, area } = {}) {
    const node = this.#engine.insert(description, parent, index);
    const entry = {
      node, element, description, parent, content: content ?? null,
      place: place ?? (content ? this.#placeBy(description, content) : null),
    };
    this.#attached.push(entry);
    this.#byNode.set(node, entry);
    this.catch(element, node, area);
    this.#lookAgain();
    return node;
  }

  // Lets what lands in one more element go to a node: on its content, or on its header.
  catch(element, node, area = 'content') { this.#byElement.set(element, { node, area }); }

  // Takes a node and all below it away.
  detach(node) {
    const gone = new Set([node]);
    for (const entry of this.#attached) if (gone.has(entry.parent)) gone.add(entry.node);
    this.#engine.remove(node);
    this.#attached = this.#attached.filter((entry) => !gone.has(entry.node));
    for (const [element, { node: at }] of this.#byElement) {
      if (gone.has(at)) this.#byElement.delete(element);
    }
    for (const each of gone) this.#byNode.delete(each);
    this.#lookAgain();
  }

  // Changes what a node is, and shows it.
  update(node, change, edits) {
    const entry = this.#byNode.get(node);
    if (entry) entry.description = merge(entry.description, change);
    this.#engine.update(node, change, edits);
    this.invalidate();
  }

  // Which way a horizontal node's content goes under a positive offset.
  get #sign() { return this.#element.dir === 'rtl' ? 1 : -1; }

  #placeBy(description, content) {
    if (description.axis === 'horizontal') {
      return (shown) => { content.style.transform = shift(this.#sign * shown, 0); };
    }
    return (shown) => { content.style.transform = shift(0, -shown); };
  }

  // Shows every element again, whether or not its node has moved: after a change of lengths that
  // `place` goes by.
  refresh() {
    this.#shown.fill(NaN);
    this.invalidate();
  }

  #lookAgain() {
    this.#placement?.free();
    this.#placement = this.#engine.placement(this.#attached.map((entry) => entry.node));
    this.#shown = new Float64Array(this.#attached.length * 4).fill(NaN);
    this.invalidate();
  }

  // Shows where everything stands with the next frame, and goes on while anything moves.
  invalidate() { if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#onFrame); }

  // Shows where everything stands now.
  show() {
    const values = this.#placement.read();
    const shown = this.#shown;
    for (let at = 0; at < this.#attached.length; at++) {
      const from = at * 4;
      if (values[from] === shown[from] && values[from + 1] === shown[from + 1]
        && values[from + 2] === shown[from + 2] && values[from + 3] === shown[from + 3]) continue;
      for (let part = 0; part < 4; part++) shown[from + part] = values[from + part];
      this.#attached[at].place?.(
        values[from] + values[from + 1], values[from + 1], values[from + 2], values[from + 3]);
    }
    this.#options.onShow?.();
  }

  #step(time) {
    this.#frame = 0;
    if (this.#engine.isMoving) this.#engine.advance(time / 1000);
    this.show();
    if (this.#engine.isMoving) this.invalidate();
  }

  // Writes down what happens from now on; see Recording.
  record() {
    return new Recording(this.#engine, this.#attached.map(({ node, description, parent }) => ({
      id: description.id ?? `node ${node}`, node, description, parent,
    })));
  }

  destroy() {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    this.#placement?.free();
  }

  // Where something landed

  #hit(target) {
    for (let at = target; at; at = at.parentElement) {
      const found = this.#byElement.get(at);
      if (found) return found;
      if (at === this.#element) return null;
    }
    return null;
  }

  // Fingers

  #down(event) {
    if (event.button !== 0 || event.target.closest?.('[data-scroll="none"]')) return;
    const hit = this.#hit(event.target);
    if (!hit) return;
    this.#swallowsClick = false;
    this.#pointers.set(event.pointerId, false);
    this.#engine.touchBegan(
      event.pointerId, hit.node, event.clientX, event.clientY, event.timeStamp / 1000,
      { area: hit.area, latch: this.#options.latch });
    this.invalidate();
  }

  #moved(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    // Without a button the end of it was missed.
    if (event.buttons === 0) return this.#up(event);
    const steps = event.getCoalescedEvents?.() ?? [];
    if (steps.length === 0) this.#move(event);
    for (const step of steps) this.#move(step);
    if (this.#engine.isClaimed && !this.#pointers.get(event.pointerId)) {
      this.#pointers.set(event.pointerId, true);
      this.#element.setPointerCapture?.(event.pointerId);
    }
    this.invalidate();
  }

  #move(event) {
    this.#engine.touchMoved(
      event.pointerId, event.clientX, event.clientY, event.timeStamp / 1000);
  }

  #up(event) {
    if (!this.#pointers.delete(event.pointerId)) return;
    // A touch that scrolled, or caught a motion, is no click.
    this.#swallowsClick = this.#engine.isClaimed;
    this.#engine.touchEnded(event.pointerId, event.timeStamp / 1000);
    this.invalidate();
  }

  #cancelled(event) {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#engine.touchCancelled(event.pointerId, event.timeStamp / 1000);
    this.invalidate();
  }

  #clicked(event) {
    // A click from the keyboard has no detail.
    if (!this.#swallowsClick || event.detail === 0) return;
    this.#swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  // Wheels and pads

  #wheel(event) {
    // With this key it zooms the page.
    if (event.ctrlKey) return;
    const hit = this.#hit(event.target);
    if (!hit) return;
    event.preventDefault();
    const unit = [1, 18, this.#element.clientHeight][event.deltaMode];
    const x = event.deltaX * unit;
    const y = event.deltaY * unit;
    // A wheel has notches, a pad does not: only notches are smoothed.
    const isNotch = Number.isInteger(y) && Math.abs(x) + Math.abs(y) >= 60 && (x === 0 || y === 0);
    this.#engine.wheel(
      hit.node, x, y, event.timeStamp / 1000,
      { latch: this.#options.latch, smooth: isNotch && this.#options.smoothWheel === true });
    this.invalidate();
  }

  // Keys and focus

  get #animates() { return this.#options.animates?.() ?? true; }

  #key(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest?.('input, select, textarea, [contenteditable]')) return;
    const hit = this.#hit(event.target);
    const entry = hit && this.#byNode.get(hit.node);
    if (!entry) return;
    const isButton = event.target.closest?.('button, a, [role="tab"]');
    const node = hit.node;
    const page = this.#engine.visibleLength(node) * 0.9;
    const animated = this.#animates;
    const steps = {
      ArrowDown: 60, ArrowUp: -60, PageDown: page, PageUp: -page, End: 1e9,
      ' ': isButton ? undefined : event.shiftKey ? -page : page,
    };
    if (event.key === 'Home') {
      this.#engine.scrollToTop(node, { animated });
    } else if (steps[event.key] !== undefined && entry.description.axis === 'vertical') {
      this.#engine.scrollBy(node, steps[event.key], { animated });
    } else {
      return;
    }
    event.preventDefault();
    this.invalidate();
  }

  #focused(event) {
    // Where a finger or a mouse has put it, it is to be seen.
    if (this.#pointers.size > 0) return;
    this.reveal(event.target);
  }

  // Brings an element into view, through every node around it.
  reveal(element, align) {
    const hit = this.#hit(element);
    const entry = hit && this.#byNode.get(hit.node);
    if (!entry || element === entry.element) return;
    const origin = (entry.content ?? entry.element).getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const isVertical = entry.description.axis !== 'horizontal';
    const from = isVertical ? box.top - origin.top
      : this.#sign > 0 ? origin.right - box.right : box.left - origin.left;
    const length = isVertical ? box.height : box.width;
    this.#engine.reveal(
      entry.node, from, from + length, { align, animated: this.#animates });
    this.invalidate();
  }
}

// A transform that moves an element. It is written as a matrix because of one that is written as
// a translation Chromium reads six decimals and no more.
export function shift(x, y) { return `matrix(1, 0, 0, 1, ${x}, ${y})`; }

function merge(description, change) {
  const merged = { ...description };
  for (const [key, value] of Object.entries(change)) {
    const isPart = ['header', 'pager', 'snap', 'edges', 'insets', 'refresh'].includes(key);
    merged[key] = isPart && value && merged[key] ? { ...merged[key], ...value } : value;
  }
  return merged;
}
