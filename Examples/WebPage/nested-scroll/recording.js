// Writes down what an engine is told, as a scenario file: `swift run scroll-replay FILE` plays it
// and comes to the same numbers, to the last bit.
export class Recording {
  #engine;
  #names = new Map();
  #events = [];
  #time;
  #tree;
  #settings;

  // `descriptions` says of each node what it was made from: { id, node, description, parent },
  // parents before their children. Begin when nothing moves and nothing is held.
  constructor(engine, descriptions) {
    this.#engine = engine;
    this.#time = engine.time;
    this.#tree = this.#treeOf(descriptions);
    const { physics, slop, velocityEstimator, pixelLength, reducesMotion } = engine;
    const isLength = pixelLength >= 0.001 && pixelLength <= 1000;
    this.#settings = {
      physics, slop, velocity: velocityEstimator,
      pixelLength: isLength ? pixelLength : undefined, reducesMotion: reducesMotion || undefined,
    };
    engine.recording = this;
  }

  #treeOf(descriptions) {
    const nodes = new Map();
    let root = null;
    for (const { id, node, description, parent } of descriptions) {
      this.#names.set(node, id);
      const { children, ...own } = description;
      const described = { ...said(own), id, children: [] };
      if (own.pager) {
        described.pager = { ...own.pager, page: this.#engine.pages(node)?.current ?? 0 };
      } else {
        described.offset = this.#engine.offset(node);
      }
      nodes.set(node, described);
      if (parent) nodes.get(parent).children.push(described); else root = described;
    }
    return root;
  }

  name(node) { return this.#names.get(node); }

  // An event at the engine's time, or at its own. Undefined keys are left out when it is written.
  event(what, time) {
    if (time === undefined) this.#events.push(what);
    else this.#events.push({ at: this.#at(time), ...what });
  }

  // Time does not go back: what is older than the engine counts at the engine's time.
  #at(time) {
    this.#time = Math.max(this.#time, this.#engine.time, time);
    return this.#time;
  }

  touchBegan(pointer, node, x, y, time, { area, free, latch }) {
    this.event(
      { touch: 'began', pointer, node: this.name(node), position: [x, y], area, free, latch }, time);
  }

  touchMoved(pointer, x, y, time) {
    this.event({ touch: 'moved', pointer, position: [x, y] }, time);
  }

  touchEnded(pointer, time, velocity) { this.event({ touch: 'ended', pointer, velocity }, time); }

  wheel(node, x, y, time, options) {
    this.event({ wheel: [x, y], node: this.name(node), ...options }, time);
  }

  advanced(time) { if (time > this.#engine.time) this.event({ advance: true }, time); }

  inserted(node, description, parent, index) {
    const id = description.id ?? `node ${node}`;
    if (node !== 0) this.#names.set(node, id);
    const { children, ...own } = description;
    this.event({
      insert: { ...said(own), id }, under: this.name(parent), index: index < 0 ? undefined : index,
    });
  }

  moved(node, parent, index) {
    this.event({
      move: this.name(node), under: this.name(parent), index: index < 0 ? undefined : index,
    });
  }

  updated(node, update, edits) {
    this.event({
      update: said(update), node: this.name(node), edits: edits.length ? edits : undefined,
    });
  }

  stop() { if (this.#engine.recording === this) this.#engine.recording = null; }

  get length() { return this.#events.length; }

  // The scenario, to be written by JSON.stringify.
  scenario(name = 'recorded in a browser') {
    return { name, ...this.#settings, tree: this.#tree, events: this.#events };
  }
}

// A description as a scenario says it: there a view has a name, here a number.
function said({ view, ...rest }) {
  return view === undefined ? rest : { ...rest, view: view === null ? null : String(view) };
}
