// Nested scrolling for pages of any depth. See nested-scroll.d.ts for what everything means.

export { ScrollEngine } from './nested-scroll/engine.js';
export { load, NestedScroll } from './nested-scroll/module.js';
export { Placement } from './nested-scroll/placement.js';
export { Recording } from './nested-scroll/recording.js';
export { shift, Surface } from './nested-scroll/surface.js';
