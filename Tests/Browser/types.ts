// Uses the module as somebody would who writes TypeScript: it only has to be accepted.

import {
  load, NestedScroll, NodeChange, NodeDescription, Recording, ScrollEngine, shift, Surface, Take,
} from '../../Examples/WebPage/nested-scroll';

export async function page(element: HTMLElement): Promise<Take[]> {
  const module: NestedScroll = await load(new URL('https://example.org/nested-scroll.wasm'));
  const engine: ScrollEngine = module.createEngine({ physics: { base: 'android', carry: true } });
  const surface = new Surface(engine, element, { latch: 'outward', animates: () => false });
  const header: NodeDescription = {
    axis: 'vertical', viewport: 700, header: { rows: [{ height: 100, stay: 40 }], snap: null },
    policy: { forward: { preScroll: { until: 30 }, mode: 'selfFirst' } },
    refresh: { start: { trigger: 80, hold: 50 } },
  };
  const root = surface.attach(element, header, {
    place: (shown, stretch, progress) => {
      element.style.transform = shift(0, -shown);
      element.style.opacity = String(progress + stretch);
    },
  });
  const change: NodeChange = { snap: { points: [0, [20, 40], { every: 100 }], threshold: 0.4 } };
  surface.update(root, change, [{ at: 0, inserted: 50 }]);
  engine.select(root, 1, { animated: true });
  const recording: Recording = surface.record();
  console.log(engine.pages(root)?.current, engine.refreshPhase(root), recording.scenario());
  return engine.takes();
}

export function wrong(engine: ScrollEngine): void {
  // @ts-expect-error There is no such policy.
  engine.insert({ axis: 'vertical', viewport: 1, policy: 'sideways' });
  // @ts-expect-error A node needs a viewport.
  engine.insert({ axis: 'vertical' });
}
