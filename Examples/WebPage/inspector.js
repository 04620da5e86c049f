import { element } from './content.js';

// Draws who took what of each delta, as it happens.
export class Inspector {
  #engine;
  #active;
  #canvas;
  #rows = [];
  #names = new Map();
  #colors = new Map();
  #columns = [];
  #isNew = false;
  #last = null;
  #orderText = '';
  #placement;
  #visible = true;

  constructor(engine, nodes, active) {
    this.#engine = engine;
    this.#active = active;
    this.#canvas = document.getElementById('stream');
    const list = document.getElementById('nodes');
    const add = (node, name, depth, color) => {
      const bar = element('i');
      const number = element('span');
      const item = element('li', { style: `--depth: ${depth}; --of: var(--${color})` },
        element('span', {}, name), element('span', { class: 'track' }, bar), number);
      list.append(item);
      this.#rows.push({ node, bar, number, text: '' });
      this.#names.set(node, name);
      this.#colors.set(node, color);
    };
    add(nodes.root, 'header', 0, 'root');
    add(nodes.pager, 'pages', 1, 'pager');
    add(nodes.journal, 'journal', 2, 'list');
    add(nodes.albums, 'albums', 3, 'carousel');
    add(nodes.walks, 'walks', 2, 'list');
    add(nodes.seasons, 'seasons', 2, 'inner');
    const [spring, summer, autumn, winter] = nodes.season;
    add(spring, 'spring', 3, 'list');
    add(summer, 'summer', 3, 'list');
    add(nodes.days, 'day', 4, 'carousel');
    nodes.hours.forEach((node, at) => add(node, ['morning', 'noon', 'evening'][at], 5, 'deep'));
    add(autumn, 'autumn', 3, 'list');
    add(winter, 'winter', 3, 'list');
    this.#placement = engine.placement(this.#rows.map((row) => row.node));
    this.resize();
  }

  // Keeps what the engine reports of its last call.
  note(kind) {
    if (!this.#visible) return;
    const takes = this.#engine.takes().filter((take) => take.amount !== 0);
    const left = this.#engine.unconsumed('vertical') || this.#engine.unconsumed('horizontal');
    if (takes.length === 0 && left === 0) return;
    this.#last = { kind, takes, left };
    this.#columns.push(this.#last);
    if (this.#columns.length > 400) this.#columns.splice(0, 200);
    this.#isNew = true;
  }

  resize() {
    const style = getComputedStyle(this.#canvas);
    this.#visible = this.#canvas.clientWidth > 0
      && (style.visibility === 'visible' || document.body.classList.contains('is-open'));
    const scale = devicePixelRatio;
    this.#canvas.width = this.#canvas.clientWidth * scale;
    this.#canvas.height = this.#canvas.clientHeight * scale;
    this.#isNew = true;
  }

  show() {
    if (!this.#visible) return;
    this.#showNodes();
    if (!this.#isNew) return;
    this.#isNew = false;
    this.#showLast();
    this.#draw();
    this.#showOrder();
  }

  #showNodes() {
    const values = this.#placement.read();
    this.#rows.forEach((row, at) => {
      const [offset, stretch] = [values[at * 4], values[at * 4 + 1]];
      const text = stretch === 0 ? offset.toFixed(1) : `${offset.toFixed(0)} ${stretch < 0 ? '−' : '+'} ${Math.abs(stretch).toFixed(0)}`;
      if (text === row.text) return;
      row.text = text;
      row.number.textContent = text;
      const [low, high] = [this.#engine.minimum(row.node), this.#engine.maximum(row.node)];
      row.bar.style.transform = `scaleX(${high > low ? (offset - low) / (high - low) : 0})`;
    });
  }

  #part(node, amount) {
    return element('em', { style: `--of: var(--${this.#colors.get(node) ?? 'nobody'})` },
      `${this.#names.get(node) ?? 'nobody'} ${number(amount)}`);
  }

  #showLast() {
    if (!this.#last) return;
    const { kind, takes, left } = this.#last;
    const total = takes.reduce((sum, take) => sum + take.amount, left);
    const words = takes.flatMap((take, at) => [at > 0 ? ' + ' : '', this.#part(take.node, take.amount)]);
    if (left !== 0) words.push(words.length ? ' + ' : '', this.#part(0, left));
    document.getElementById('ledger').replaceChildren(
      element('b', {}, number(total)), ` ${verbs[kind] ?? ''} = `, ...words);
    const whole = takes.reduce((sum, take) => sum + Math.abs(take.amount), Math.abs(left)) || 1;
    const bars = [...takes.map((take) => [this.#colors.get(take.node), take.amount]), ['nobody', left]];
    document.getElementById('share').replaceChildren(...bars.filter(([, amount]) => amount !== 0).map(
      ([color, amount]) => element('i', {
        style: `--of: var(--${color}); width: ${(Math.abs(amount) / whole) * 100}%`,
      })));
  }

  #draw() {
    const context = this.#canvas.getContext('2d');
    const scale = devicePixelRatio;
    const [width, height] = [this.#canvas.width / scale, this.#canvas.height / scale];
    const style = getComputedStyle(this.#canvas);
    const color = (name) => this.#palette(style, name);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    const step = 4;
    const shown = this.#columns.slice(-Math.floor(width / step));
    const largest = shown.reduce((most, { takes, left }) => Math.max(
      most, takes.reduce((sum, take) => sum + Math.abs(take.amount), Math.abs(left))), 8);
    const middle = height / 2;
    const unit = (middle - 14) / largest;
    context.fillStyle = color('line');
    context.fillRect(0, middle - 0.5, width, 1);
    shown.forEach(({ takes, left, kind }, at) => {
      const x = width - (shown.length - at) * step;
      let [up, down] = [middle, middle];
      const column = (name, amount) => {
        const length = Math.abs(amount) * unit;
        context.fillStyle = color(name);
        context.fillRect(x, amount > 0 ? up - length : down, step - 1, length);
        if (amount > 0) up -= length; else down += length;
      };
      for (const take of takes) column(this.#colors.get(take.node) ?? 'nobody', take.amount);
      if (left !== 0) column('nobody', left);
      // A line below what a finger or a wheel asked for; a motion has none.
      if (kind !== 'motion') {
        context.fillStyle = color('ink');
        context.fillRect(x, height - 5, step - 1, 2);
      }
    });
  }

  #palette(style, name) {
    const value = style.getPropertyValue(`--${name}`);
    // A custom property keeps its light and its dark value; which counts is told by the scheme.
    const match = /light-dark\(\s*(#\w+)\s*,\s*(#\w+)\s*\)/.exec(value);
    if (!match) return value;
    const theme = document.documentElement.dataset.theme;
    const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    return match[isDark ? 2 : 1];
  }

  #showOrder() {
    const takes = this.#last?.takes ?? [];
    const axis = takes[0]?.axis ?? 'vertical';
    const start = this.#engine.touchedScroller || this.#active();
    const orders = ['forward', 'backward'].map(
      (direction) => [direction, this.#engine.order(start, axis, direction)]);
    const text = JSON.stringify(orders.map(
      ([, order]) => order.map((turn) => [turn.node, turn.reason])));
    if (text === this.#orderText) return;
    this.#orderText = text;
    document.getElementById('order-of').textContent = `from ${this.#names.get(start) ?? ''}`;
    const lines = orders.flatMap(([direction, order]) => {
      const turns = order.flatMap((turn, at) => [
        at > 0 ? ' → ' : '',
        element('em', { style: `--of: var(--${this.#colors.get(turn.node)})` },
          `${this.#names.get(turn.node)}`),
        turn.reason === 'preScroll' ? ' first' : '',
      ]);
      return [`${direction}: `, ...turns, element('br')];
    });
    document.getElementById('order').replaceChildren(...lines);
  }
}

const verbs = { touch: 'of the finger', wheel: 'of the wheel', motion: 'of the motion' };

function number(value) {
  const text = Math.abs(value) < 0.05 ? '0' : Math.abs(value).toFixed(1);
  return value < 0 ? `−${text}` : text;
}
