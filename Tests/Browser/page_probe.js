// Follows the page while it is used: writes down what the engine is told, and at each frame where
// the elements are. Positions are read from the browser's computed style, which keeps lengths as
// 32-bit numbers.
(() => {
  const { surface, nodes, engine } = nestedScroll;
  const $ = (id) => document.getElementById(id);
  const walks = document.querySelector('#page-1 .content');
  const journal = document.querySelector('#page-0 .content');
  const elements = {
    header: [$('tabs'), 'y'], pages: [$('strip'), 'x'], journal: [journal, 'y'],
    walks: [walks, 'y'], albums: [document.querySelector('.carousel-content'), 'x'],
    seasons: [document.querySelector('.seasons-pages .strip'), 'x'],
  };
  const place = (element, axis) => {
    const exact = element.computedStyleMap?.().get('transform').toMatrix();
    const matrix = exact ?? new DOMMatrix(getComputedStyle(element).transform);
    return axis === 'x' ? matrix.m41 : matrix.m42;
  };
  const probe = { recording: surface.record(), samples: [] };
  const show = surface.constructor.prototype.show;
  surface.show = () => {
    show.call(surface);
    const at = {};
    for (const [id, [element, axis]] of Object.entries(elements)) at[id] = place(element, axis);
    const told = {};
    for (const id of Object.keys(elements)) {
      told[id] = engine.shownOffset({ header: nodes.root, pages: nodes.pager }[id] ?? nodes[id]);
    }
    probe.samples.push({ event: probe.recording.length - 1, at, told });
  };
  probe.end = () => {
    delete surface.show;
    probe.recording.stop();
    const sign = document.getElementById('page').dir === 'rtl' ? -1 : 1;
    return { scenario: probe.recording.scenario(), samples: probe.samples, sign };
  };
  globalThis.probe = probe;
})()
