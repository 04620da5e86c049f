// Plays a scenario on an engine of its own and says where its nodes stand after each event.
(async (scenario) => {
  const { load } = await import('/nested-scroll.js');
  globalThis.loaded ??= await load('/nested-scroll.wasm');
  const engine = globalThis.loaded.createEngine({
    physics: scenario.physics ?? 'ios', slop: scenario.slop ?? 10, velocity: scenario.velocity,
  });
  engine.setPixelLength(scenario.pixelLength ?? null);
  engine.setReducesMotion(scenario.reducesMotion ?? false);
  const nodes = new Map();
  engine.insertTree(scenario.tree, 0, (id, node) => nodes.set(id, node));
  const flags = ({ animated, snap }) => ({ animated, snap });
  const play = (event) => {
    const time = engine.time;
    const node = nodes.get(event.node);
    const pointer = event.pointer ?? 0;
    const [x, y] = event.position ?? [];
    if (event.touch === 'began') engine.touchBegan(pointer, node, x, y, time, event);
    else if (event.touch === 'moved') engine.touchMoved(pointer, x, y, time);
    else if (event.touch === 'ended') engine.touchEnded(pointer, time, event.velocity);
    else if (event.touch === 'cancelled') engine.touchCancelled(pointer, time);
    else if (event.drag) engine.drag(node, ...event.drag, event.area);
    else if (event.fling) engine.fling(node, ...event.fling, event.area);
    else if (event.wheel) engine.wheel(node, ...event.wheel, time, event);
    else if (event.setOffset !== undefined) engine.setOffset(node, event.setOffset);
    else if (event.scrollTo !== undefined) engine.scrollTo(node, event.scrollTo, flags(event));
    else if (event.scrollBy !== undefined) engine.scrollBy(node, event.scrollBy, flags(event));
    else if (event.scrollToTop) engine.scrollToTop(node, flags(event));
    else if (event.reveal) engine.reveal(node, ...event.reveal, event);
    else if (event.select !== undefined) engine.select(node, event.select, flags(event));
    else if (event.update) engine.update(node, event.update, event.edits);
    else if (event.settle) engine.settle();
    else if (!event.advance) throw new Error(`what is ${JSON.stringify(event)}?`);
  };
  const steps = scenario.events.map((event) => {
    if (event.at !== undefined) engine.advance(event.at);
    play(event);
    const offsets = {};
    const stretches = {};
    for (const [id, node] of nodes) {
      offsets[id] = engine.offset(node);
      if (engine.stretch(node) !== 0) stretches[id] = engine.stretch(node);
    }
    return { at: engine.time, offsets, stretches };
  });
  engine.destroy();
  return steps;
})
