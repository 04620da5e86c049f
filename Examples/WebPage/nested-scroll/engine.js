import { threshold } from './description.js';
import {
  areas, axes, choice, directions, edges, editSize, headerRowSize, endings, latches,
  motionKinds, omissionKinds, reasons, refreshPhases, snapPointSize, velocityEstimators,
  wheelPhases,
} from './layout.js';
import { Placement } from './placement.js';

// One page of nodes: the C face with names for its numbers.
export class ScrollEngine {
  #module;
  #c;
  #handle;
  #recording = null;
  // Called after each input and each frame.
  onReport = null;
  pixelLength = null;
  reducesMotion = false;

  constructor(
    module, { physics = 'ios', slop = 10, velocity = 'leastSquares', explains = false } = {},
  ) {
    this.#module = module;
    this.#c = module.exports;
    this.#handle = this.#c.ns_create();
    if (this.#handle === 0) throw new RangeError('there are 256 engines already');
    this.setPhysics(physics);
    this.setSlop(slop);
    this.setVelocityEstimator(velocity);
    if (explains) this.setExplains(true);
  }

  destroy() { this.#c.ns_destroy(this.#handle); }

  setPhysics(physics) {
    this.physics = physics;
    this.#module.writer.physics(physics, this.#module.scratch, this.#c);
    this.#c.ns_set_physics(this.#handle, this.#module.scratch);
  }

  // How a finger's velocity is told from its moves.
  setVelocityEstimator(velocity) {
    this.velocityEstimator = velocity;
    const estimator = choice(velocityEstimators, velocity, 'velocity', 0);
    this.#c.ns_set_velocity_estimator(this.#handle, estimator, NaN);
  }

  setSlop(slop) {
    this.slop = slop;
    this.#c.ns_set_slop(this.#handle, slop);
  }

  // The length of a screen's pixel: flings end on a whole number of them. null: anywhere.
  setPixelLength(length) {
    this.pixelLength = length;
    this.#c.ns_set_pixel_length(this.#handle, length ?? NaN);
  }

  setReducesMotion(reduces) {
    this.reducesMotion = reduces;
    this.#c.ns_set_reduces_motion(this.#handle, reduces ? 1 : 0);
  }

  setExplains(explains) { this.#c.ns_set_explains(this.#handle, explains ? 1 : 0); }

  // A recording is told every input, with its time.
  set recording(recording) { this.#recording = recording; }
  get recording() { return this.#recording; }

  // Nodes

  insert(description, parent = 0, index = -1) {
    this.#reserve(description);
    const { scratch, writer } = this.#module;
    this.#c.ns_describe_node(choice(axes, description.axis, 'axis', 1), scratch);
    writer.write(description, scratch, this.#c, scratch + 1024);
    const node = this.#c.ns_insert(this.#handle, parent, index, scratch) >>> 0;
    if (node !== 0 && description.snap) this.#snap(node, description.snap);
    this.#recording?.inserted(node, description, parent, index);
    return node;
  }

  // Inserts a node with its `children`, and tells `each` the name (`id`) and number of all.
  insertTree(description, parent = 0, each = () => {}) {
    const node = this.insert(description, parent);
    each(description.id, node);
    for (const child of description.children ?? []) this.insertTree(child, node, each);
    return node;
  }

  remove(node) {
    this.#recording?.event({ remove: this.#name(node) });
    this.#c.ns_remove(this.#handle, node);
  }

  move(node, parent = 0, index = -1) {
    this.#recording?.moved(node, parent, index);
    return this.#c.ns_move(this.#handle, node, parent, index) !== 0;
  }

  // Changes what of a node is given, and leaves the rest.
  update(node, change, edits = []) {
    this.#reserve(change, edits);
    const { scratch, writer, memory } = this.#module;
    if (this.#c.ns_describe(this.#handle, node, scratch) === 0) return false;
    // Where it is is told only to be changed.
    memory.f64[(scratch >> 3) + 4] = NaN;
    writer.write(change, scratch, this.#c, scratch + 1024);
    const list = scratch + 1024;
    edits.forEach((edit, index) => {
      const at = (list + index * editSize) >> 3;
      memory.f64.set([edit.at, edit.removed ?? 0, edit.inserted ?? 0], at);
    });
    this.#c.ns_update(this.#handle, node, scratch, list, edits.length);
    if (change.snap !== undefined) this.#snap(node, change.snap);
    this.#recording?.updated(node, change, edits);
    return true;
  }

  // A description lies in the first 1024 bytes, its rows or edits behind it.
  #reserve(description, edits = []) {
    const rows = description.header?.rows?.length ?? 0;
    this.#module.reserve(1024 + Math.max(rows * headerRowSize, edits.length * editSize));
  }

  #snap(node, snap) {
    const points = snap?.points ?? [];
    const scratch = this.#module.reserve(points.length * snapPointSize);
    const { writer } = this.#module;
    writer.snapPoints(points, scratch);
    const { forward, backward } = threshold(snap?.threshold);
    this.#c.ns_set_snap(
      this.#handle, node, scratch, points.length, snap?.range ?? NaN, forward, backward,
      snap?.minVelocity ?? NaN, snap?.perFling ?? 0);
  }

  get count() { return this.#c.ns_count(this.#handle); }
  parent(node) { return this.#c.ns_parent(this.#handle, node) >>> 0; }

  children(node = 0) { return this.#list('ns_children', 4, (_, u32) => u32[0], node); }

  // Input. Times are in seconds.

  touchBegan(pointer, node, x, y, time, { area, free = false, latch } = {}) {
    this.#recording?.touchBegan(pointer, node, x, y, time, { area, free, latch });
    this.#c.ns_touch_began(
      this.#handle, pointer, node, x, y, time, choice(areas, area, 'area', 0), free ? 1 : 0,
      choice(latches, latch, 'latch'));
    this.onReport?.('touch');
  }

  touchMoved(pointer, x, y, time) {
    this.#recording?.touchMoved(pointer, x, y, time);
    this.#c.ns_touch_moved(this.#handle, pointer, x, y, time);
    this.onReport?.('touch');
  }

  touchEnded(pointer, time, velocity) {
    this.#recording?.touchEnded(pointer, time, velocity);
    if (velocity) {
      this.#c.ns_touch_flung(this.#handle, pointer, time, velocity[0], velocity[1]);
    } else {
      this.#c.ns_touch_ended(this.#handle, pointer, time);
    }
    this.onReport?.('touch');
  }

  touchCancelled(pointer, time) {
    this.#recording?.event({ touch: 'cancelled', pointer }, time);
    this.#c.ns_touch_cancelled(this.#handle, pointer, time);
    this.onReport?.('touch');
  }

  wheel(node, x, y, time, { phase, latch, latchPause, free = false, smooth = false } = {}) {
    this.#recording?.wheel(node, x, y, time, { phase, latch, latchPause, free, smooth });
    this.#c.ns_wheel(
      this.#handle, node, x, y, time, choice(wheelPhases, phase, 'phase'),
      choice(latches, latch, 'latch'), latchPause ?? NaN, free ? 1 : 0, smooth ? 1 : 0);
    this.onReport?.('wheel');
  }

  drag(node, x, y, area) {
    this.#recording?.event({ drag: [x, y], node: this.#name(node), area });
    this.#c.ns_drag(this.#handle, node, x, y, choice(areas, area, 'area', 0));
    this.onReport?.('touch');
  }

  fling(node, x, y, area) {
    this.#recording?.event({ fling: [x, y], node: this.#name(node), area });
    this.#c.ns_fling(this.#handle, node, x, y, choice(areas, area, 'area', 0));
    this.onReport?.('touch');
  }

  advance(time) {
    this.#recording?.advanced(time);
    this.#c.ns_advance(this.#handle, time);
    this.onReport?.('motion');
  }

  settle(limit = 60) {
    this.#recording?.event({ settle: true });
    this.#c.ns_settle(this.#handle, limit);
    this.onReport?.('motion');
  }

  // Commands

  setOffset(node, offset) {
    this.#recording?.event({ setOffset: offset, node: this.#name(node) });
    this.#c.ns_set_offset(this.#handle, node, offset);
  }

  scrollTo(node, offset, { animated = false, snap = false } = {}) {
    this.#recording?.event({ scrollTo: offset, node: this.#name(node), animated, snap });
    this.#c.ns_scroll_to(this.#handle, node, offset, animated ? 1 : 0, snap ? 1 : 0);
  }

  scrollBy(node, distance, { animated = false } = {}) {
    this.#recording?.event({ scrollBy: distance, node: this.#name(node), animated });
    this.#c.ns_scroll_by(this.#handle, node, distance, -1, animated ? 1 : 0);
  }

  scrollToTop(node, { animated = false } = {}) {
    this.#recording?.event({ scrollToTop: true, node: this.#name(node), animated });
    this.#c.ns_scroll_to_top(this.#handle, node, animated ? 1 : 0);
  }

  scrollToTotal(node, total, { animated = false } = {}) {
    this.#recording?.event({ scrollToTotal: total, node: this.#name(node), animated });
    this.#c.ns_scroll_to_total(this.#handle, node, total, animated ? 1 : 0);
  }

  reveal(node, from, to, { align, animated = false } = {}) {
    this.#recording?.event({ reveal: [from, to], node: this.#name(node), align, animated });
    this.#c.ns_reveal(this.#handle, node, from, to, align ?? NaN, animated ? 1 : 0);
  }

  select(node, page, { animated = false } = {}) {
    this.#recording?.event({ select: page, node: this.#name(node), animated });
    this.#c.ns_select(this.#handle, node, page, animated ? 1 : 0);
  }

  stop(node) {
    this.#recording?.event({ stop: true, node: this.#name(node) });
    this.#c.ns_stop(this.#handle, node);
  }

  beginRefresh(node, edge = 'start') {
    this.#recording?.event({ beginRefresh: edge, node: this.#name(node) });
    this.#c.ns_begin_refresh(this.#handle, node, choice(edges, edge, 'edge'));
  }

  endRefresh(node, edge = 'start') {
    this.#recording?.event({ endRefresh: edge, node: this.#name(node) });
    this.#c.ns_end_refresh(this.#handle, node, choice(edges, edge, 'edge'));
  }

  // Where things stand

  get time() { return this.#c.ns_time(this.#handle); }
  get isMoving() { return this.#c.ns_is_moving(this.#handle) !== 0; }
  get isClaimed() { return this.#c.ns_is_claimed(this.#handle) !== 0; }
  get touchedScroller() { return this.#c.ns_touched_scroller(this.#handle) >>> 0; }
  offset(node) { return this.#c.ns_offset(this.#handle, node); }
  pull(node) { return this.#c.ns_pull(this.#handle, node); }
  stretch(node) { return this.#c.ns_stretch(this.#handle, node); }
  shownOffset(node) { return this.#c.ns_shown_offset(this.#handle, node); }
  velocity(node) { return this.#c.ns_velocity(this.#handle, node); }
  progress(node) { return this.#c.ns_progress(this.#handle, node); }
  minimum(node) { return this.#c.ns_minimum(this.#handle, node); }
  maximum(node) { return this.#c.ns_maximum(this.#handle, node); }
  landing(node) { return this.#c.ns_landing_offset(this.#handle, node); }
  visibleLength(node) { return this.#c.ns_visible_length(this.#handle, node); }
  chainOffset(node) { return this.#c.ns_chain_offset(this.#handle, node); }

  pages(node) {
    const { scratch, memory } = this.#module;
    if (this.#c.ns_page_indices(this.#handle, node, scratch) === 0) return null;
    const [current, target, settled] = memory.i32.subarray(scratch >> 2, (scratch >> 2) + 3);
    return { current, target, settled };
  }

  refreshPhase(node, edge = 'start') {
    const phase = this.#c.ns_refresh_phase(this.#handle, node, choice(edges, edge, 'edge'));
    return refreshPhases[phase] ?? null;
  }

  refreshProgress(node, edge = 'start') {
    return this.#c.ns_refresh_progress(this.#handle, node, choice(edges, edge, 'edge'));
  }

  chain(node, axis = 'vertical', area = 'content') {
    return this.#list(
      'ns_chain', 4, (_, u32) => u32[0], node, choice(axes, axis, 'axis'),
      choice(areas, area, 'area'));
  }

  order(node, axis = 'vertical', direction = 'forward', area = 'content') {
    return this.#list(
      'ns_order', 16, (f64, u32) => ({
        node: u32[2], reason: reasons[u32[3]], limit: f64[0],
      }), node, choice(axes, axis, 'axis'), choice(directions, direction, 'direction'),
      choice(areas, area, 'area'));
  }

  motions() {
    return this.#list('ns_motions', 24, (f64, u32) => ({
      node: u32[2], axis: axes[u32[3]], kind: motionKinds[u32[4]], velocity: f64[0],
    })).map((motion, index) => ({ ...motion, landing: this.#landings(index) }));
  }

  #landings(motion) {
    return this.#list(
      'ns_landings', 16, (f64, u32) => ({ node: u32[2], offset: f64[0] }), motion);
  }

  omissions() {
    return this.#list('ns_omissions', 12, (_, u32) => ({
      node: u32[0], kind: omissionKinds[u32[1]], axis: axes[u32[2]],
    }));
  }

  // Reads many nodes at once, into the same memory each time.
  placement(nodes) { return new Placement(this.#module, this.#handle, nodes); }

  // What the last call did

  takes() {
    return this.#list('ns_takes', 16, (f64, u32) => ({
      node: u32[2], axis: axes[u32[3]], amount: f64[0],
    }));
  }

  offers() {
    return this.#list('ns_offers', 24, (f64, u32) => ({
      node: u32[4], reason: reasons[u32[5]], offered: f64[0], took: f64[1],
    }));
  }

  unconsumed(axis) { return this.#c.ns_unconsumed(this.#handle, choice(axes, axis, 'axis')); }

  unconsumedAt(axis) {
    return this.#c.ns_unconsumed_at(this.#handle, choice(axes, axis, 'axis')) >>> 0;
  }

  endedMotions() {
    return this.#list('ns_ended_motions', 12, (_, u32) => ({
      axis: axes[u32[0]], kind: motionKinds[u32[1]], how: endings[u32[2]],
    }));
  }

  pageChanges() {
    return this.#list('ns_page_changes', 28, (_, u32) => ({
      pager: u32[0],
      from: { current: u32[1], target: u32[2], settled: u32[3] },
      to: { current: u32[4], target: u32[5], settled: u32[6] },
    }));
  }

  refreshChanges() {
    return this.#list('ns_refresh_changes', 16, (_, u32) => ({
      node: u32[0], edge: edges[u32[1]], from: refreshPhases[u32[2]], to: refreshPhases[u32[3]],
    }));
  }

  get droppedInputs() { return this.#c.ns_dropped_inputs(this.#handle); }
  get cappedVelocity() { return this.#c.ns_capped_velocity(this.#handle); }

  // A list that the engine writes, of elements of so many bytes. Where there is no room for all of
  // it, more is made.
  #list(call, size, read, ...what) {
    const ask = () => this.#c[call](
      this.#handle, ...what, this.#module.scratch, Math.floor(this.#module.scratchSize / size));
    let count = ask();
    if (count * size > this.#module.scratchSize) {
      this.#module.reserve(count * size);
      count = ask();
    }
    const { scratch, memory: { f64, u32 } } = this.#module;
    return Array.from({ length: count }, (_, index) => {
      const at = scratch + index * size;
      return read(f64.subarray(at >> 3, (at + size + 7) >> 3), u32.subarray(at >> 2, (at + size) >> 2));
    });
  }

  #name(node) { return this.#recording?.name(node); }
}
