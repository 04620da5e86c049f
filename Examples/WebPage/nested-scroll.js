// Nested scrolling for pages of any depth. See nested-scroll.d.ts for what everything means.

export { load, NestedScroll, Placement, ScrollEngine } from './nested-scroll/engine.js';
export { Recording } from './nested-scroll/recording.js';
export { shift, Surface } from './nested-scroll/surface.js';
