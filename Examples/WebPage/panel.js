import { element } from './content.js';

// The settings: each is a choice that takes effect at once.
const settings = [
  ['header', 'Header', ['Sticky', 'Floating', 'Peeking']],
  ['snap', 'Header at rest', ['Anywhere', 'Open or closed']],
  ['collapse', 'Header collapses', ['Always', 'When needed']],
  ['lists', 'Lists in the page', ['Chain', 'Contain', 'Parent first', 'Parallel']],
  ['latch', 'One gesture moves', ['All', 'One node', 'Outward']],
  ['edges', 'Edges', ['Bounce', 'Hard']],
  ['physics', 'Physics', ['iOS', 'Android', 'Chromium', 'GTK']],
  ['pages', 'Pages on return', ['Keep', 'Reset', 'With header']],
  ['direction', 'Direction', ['Left to right', 'Right to left']],
  ['theme', 'Appearance', ['Auto', 'Light', 'Dark']],
];

export class Panel {
  #form;
  #page;
  #recording = null;

  constructor(form, page) {
    this.#form = form;
    this.#page = page;
    for (const [name, title, choices] of settings) form.append(this.#group(name, title, choices));
    const button = (text, action) => {
      const made = element('button', { type: 'button' }, text);
      made.addEventListener('click', () => action(made));
      return made;
    };
    form.append(element('div', { class: 'panel-buttons' },
      button('To the top', () => page.toTop()),
      button('Refresh', () => {
        page.engine.beginRefresh(page.nodes.root);
        page.engine.onReport('command');
        page.surface.invalidate();
      }),
      button('Record', (made) => this.#record(made))));
    form.addEventListener('change', () => this.apply());
  }

  #group(name, title, choices) {
    return element('fieldset', {}, element('legend', {}, title),
      element('div', { class: 'choices' }, ...choices.map((choice, index) => element('label', {},
        element('input', { type: 'radio', name, value: String(index), checked: index === 0 }),
        element('span', {}, choice)))));
  }

  #value(name) { return Number(new FormData(this.#form).get(name)); }

  // Gives the nodes what is chosen.
  apply() {
    const { engine, surface, nodes, size } = this.#page;
    const pick = (name, choices) => choices[this.#value(name)];
    const travel = size.header - size.stay;
    const soft = pick('edges', ['bounce', 'clamp']);
    engine.setReducesMotion(matchMedia('(prefers-reduced-motion: reduce)').matches);
    surface.update(nodes.root, {
      policy: pick('header', [
        'stickyHeader', 'floatingHeader', { floatingCollapsed: travel * 0.7 },
      ]),
      header: {
        snap: pick('snap', [null, 0.5]), collapse: pick('collapse', ['always', 'whenNeeded']),
      },
      edges: { start: soft },
    });
    const policy = pick('lists', ['chain', 'contain', 'parentFirst', 'parallel']);
    for (const node of [nodes.journal, nodes.walks, ...nodes.season]) {
      surface.update(node, { policy, edges: { start: 'clamp', end: soft } });
    }
    for (const node of nodes.hours) surface.update(node, { policy });
    for (const node of [nodes.pager, nodes.albums]) {
      surface.update(node, { edges: { start: soft, end: soft } });
    }
    for (const node of [nodes.pager, nodes.seasons]) {
      surface.update(node, {
        pager: { pageOffsets: pick('pages', ['keep', 'resetOnLeave', 'resetWhileHeaderShows']) },
      });
    }
    engine.setPhysics(pick('physics', ['ios', 'androidSpline', 'chromium', 'gtk']));
    surface.options = { latch: pick('latch', [undefined, 'node', 'outward']) };
    const isRightToLeft = this.#value('direction') === 1;
    if (isRightToLeft !== (document.getElementById('page').dir === 'rtl')) {
      this.#page.setRightToLeft(isRightToLeft);
    }
    const theme = pick('theme', [undefined, 'light', 'dark']);
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    surface.invalidate();
  }

  // Writes down a scenario: scroll-replay plays it to the same numbers.
  #record(button) {
    if (!this.#recording) {
      this.#recording = this.#page.surface.record();
      button.textContent = 'Stop and save';
      return;
    }
    this.#recording.stop();
    const text = JSON.stringify(this.#recording.scenario());
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    element('a', { href: address, download: 'recorded.json' }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
    this.#page.say(`${this.#recording.length} events saved`);
    this.#recording = null;
    button.textContent = 'Record';
  }
}
