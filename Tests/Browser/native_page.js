// Makes two pages of the same lengths: native scrollers, with a header that sticks by CSS, and the
// same elements moved by the engine. 400 points by 800, a header of 200 and tabs of 48, a list of
// `rows` rows of 60. The outer scroller goes 200 far, the list as far as it has rows.
(async ({ rows, overscroll, engine: byEngine, policy, latch, start, header }) => {
  document.body.innerHTML = '';
  const meta = document.createElement('meta');
  [meta.name, meta.content] = ['viewport', 'width=device-width, initial-scale=1'];
  document.head.append(meta);
  document.documentElement.style.cssText = document.body.style.cssText =
    'margin: 0; height: 100%; overflow: hidden';
  const box = (style, parent) => {
    const made = document.createElement('div');
    made.style.cssText = style;
    parent.append(made);
    return made;
  };
  const native = !byEngine;
  const scrolls = native ? `overflow-y: scroll; overscroll-behavior-y: ${overscroll};` : 'overflow: clip;';
  const root = box(`position: relative; height: 800px; width: 400px; ${native ? 'overflow-y: scroll' : 'overflow: clip'}`, document.body);
  const content = box('height: 1000px; position: relative', root);
  box('height: 200px; background: #aac', content);
  box(`height: 48px; background: #ccc; ${native ? 'position: sticky; top: 0' : ''}`, content);
  const list = box(`height: 752px; ${scrolls}`, content);
  const inner = box('', list);
  for (let row = 0; row < rows; row++) {
    box('height: 60px; box-sizing: border-box; border-bottom: 1px solid #ddd', inner).textContent = row;
  }
  if (native) {
    root.scrollTop = start[0];
    list.scrollTop = start[1];
    globalThis.places = () => [root.scrollTop, list.scrollTop];
    globalThis.atRest = () => true;
  } else {
    const { load, Surface } = await import('/nested-scroll.js');
    const engine = (await load('/nested-scroll.wasm')).createEngine({ slop: 15 });
    const surface = new Surface(engine, root, { latch });
    const outer = surface.attach(root, {
      axis: 'vertical', viewport: 800, content: 1000, policy: header ?? 'chain', offset: start[0],
    }, { content });
    const node = surface.attach(list, {
      axis: 'vertical', viewport: 752, content: rows * 60, policy, offset: start[1],
    }, { parent: outer, content: inner });
    surface.show();
    globalThis.places = () => [engine.offset(outer), engine.offset(node)];
    globalThis.atRest = () => !engine.isMoving;
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return places();
})
