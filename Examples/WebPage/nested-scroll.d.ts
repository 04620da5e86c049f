// Nested scrolling for pages of any depth: an engine as WebAssembly, and surfaces that let the
// elements of a page scroll as it says. Lengths are CSS pixels, times seconds, velocities pixels
// per second. Positive is forward: the offset grows, the content moves up or towards its start.
// What a policy, a rest or a refresh is, is said in the package's documentation; the keys here are
// those of its scenario files.

/** A node of an engine. Never 0, never used again; a stale one finds nothing and moves nothing. */
export type NodeID = number;

export type Axis = 'horizontal' | 'vertical';
export type Edge = 'start' | 'end';
export type Direction = 'forward' | 'backward';
export type EdgeEffect = 'clamp' | 'bounce';
/** What a touch lands on: what scrolls, or the node's own area, such as a header. */
export type Area = 'content' | 'header';
/** Keeps a gesture to the node that moved first, or lets it only go outwards. */
export type Latch = 'node' | 'outward';
export type Reach = 'none' | 'whole' | { until: number };
export type Link = 'selfFirst' | 'parentFirst' | 'selfOnly' | 'parallel';
export type Input = 'drag' | 'wheel' | 'fling' | 'command';

export interface Turn { preScroll?: Reach; postScroll?: Reach; mode?: Link }

export type Policy =
  | 'chain' | 'contain' | 'stickyHeader' | 'floatingHeader' | 'parentFirst' | 'parallel'
  | { floatingCollapsed: number }
  | { forward?: Turn; backward?: Turn };

export type Threshold = number | { forward?: number; backward?: number };

export interface HeaderRow { height: number; stay?: number; returns?: number }

export interface Header {
  height?: number;
  /** What remains when it is collapsed. */
  stay?: number;
  /** Instead of the two: rows, which also give the policy. */
  rows?: HeaderRow[];
  collapse?: 'always' | 'whenNeeded';
  /** Given, it rests open or closed only. */
  snap?: Threshold | null;
  touch?: 'alone' | 'headerFirst' | 'likeContent';
}

export interface SnapRule { threshold?: Threshold; minVelocity?: number; perFling?: number }

export interface Pager extends SnapRule {
  page?: number;
  pageLength?: number;
  spacing?: number;
  pageOffsets?: 'keep' | 'resetWhileHeaderShows' | 'resetOnLeave';
}

/** A rest: an offset, a range, or a series; see the package's `SnapPoint`. */
export type SnapPoint =
  | number
  | [from: number, to: number]
  | { at: number | [number, number]; range?: number; stop?: boolean }
  | { every: number; from?: number; to?: number; at?: number; range?: number; stop?: boolean };

export interface Snap extends SnapRule { points: SnapPoint[]; range?: number }
export interface Refresh { trigger: number; hold: number }

/** What can be changed of a node. A part that isn't given stays as it is. */
export interface NodeChange {
  viewport?: number;
  /** null: not known yet. A header or a pager gives its own. */
  content?: number | null;
  insets?: { start?: number; end?: number };
  offset?: number;
  enabled?: boolean;
  inputs?: Input[] | null;
  policy?: Policy;
  edges?: { start?: EdgeEffect; end?: EdgeEffect };
  header?: Header | null;
  pager?: Pager | null;
  snap?: Snap | null;
  anchor?: number;
  refresh?: { start?: Refresh | null; end?: Refresh | null } | null;
  stopsAtPin?: boolean;
  direction?: 'leftToRight' | 'rightToLeft' | null;
  view?: number | null;
  position?: number | null;
}

export interface NodeDescription extends NodeChange {
  axis: Axis;
  viewport: number;
  /** Its name in recordings. */
  id?: string;
}

export interface TreeDescription extends NodeDescription { id: string; children?: TreeDescription[] }
export interface Edit { at: number; removed?: number; inserted?: number }

export type PhysicsPreset =
  | 'ios' | 'iosFast' | 'android' | 'androidSpline' | 'flutterBouncing' | 'flutterDesktop'
  | 'flutterClamping' | 'compose' | 'chromium' | 'webKit' | 'gtk' | 'qt';

export type Physics = PhysicsPreset | {
  base?: PhysicsPreset;
  curve?: 'exponential' | 'power' | 'spline' | 'drag';
  decay?: number; friction?: number; deceleration?: number; inflection?: number; exponent?: number;
  drag?: { rate?: number; friction?: number };
  band?: number; bandShape?: 'hyperbolic' | 'tanh' | 'linear';
  bandLength?: number | null; bandShare?: number;
  spring?: { frequency?: number; damping?: number; handover?: number };
  rest?: number; minVelocity?: number; maxVelocity?: number | null;
  carry?: boolean | 'none' | 'add' | 'ios';
};

export type VelocityEstimator = 'leastSquares' | 'impulse' | 'ios' | 'macOS';

export interface Omission {
  node: NodeID; axis: Axis;
  kind: 'scroller' | 'content' | 'pages' | 'contentLength' | 'viewport';
}
export interface Pages { current: number; target: number; settled: number }
export interface Take { node: NodeID; axis: Axis; amount: number }
export type Reason =
  | 'unwinding' | 'closing' | 'preScroll' | 'own' | 'before' | 'after' | 'overscroll' | 'barring';
export interface Offer { node: NodeID; reason: Reason; offered: number; took: number }
export interface OrderStep { node: NodeID; reason: Reason; limit: number }
export type MotionKind = 'fling' | 'spring' | 'snap' | 'command';
export interface Motion {
  node: NodeID; axis: Axis; kind: MotionKind; velocity: number;
  landing: { node: NodeID; offset: number }[];
}
export interface MotionEnd { axis: Axis; kind: MotionKind; how: 'completed' | 'interrupted' }
export interface PageChange { pager: NodeID; from: Pages; to: Pages }
export type RefreshPhase = 'idle' | 'pulling' | 'armed' | 'refreshing';
export interface RefreshChange { node: NodeID; edge: Edge; from: RefreshPhase; to: RefreshPhase }

/**
 * Loads the engine; once is enough for any number of pages.
 * @param source where the WebAssembly module is; by default beside the folder of this module.
 */
export function load(source?: string | URL | Response | BufferSource): Promise<NestedScroll>;

/** A loaded module. */
export class NestedScroll {
  private constructor();
  /** @throws RangeError where there are 256 engines. */
  createEngine(options?: {
    physics?: Physics; slop?: number; velocity?: VelocityEstimator; explains?: boolean;
  }): ScrollEngine;
  /** The bytes that were ever asked for, used again or not. */
  readonly allocatedBytes: number;
}

/** One page of nodes. It has no clock and no elements: it is told what happens, and when. */
export class ScrollEngine {
  private constructor();
  readonly physics: Physics;
  readonly slop: number;
  readonly velocityEstimator: VelocityEstimator;
  readonly pixelLength: number | null;
  readonly reducesMotion: boolean;
  /** Called after each input and each frame, with what it was. */
  onReport: ((kind: 'touch' | 'wheel' | 'motion' | 'command') => void) | null;
  recording: Recording | null;
  destroy(): void;
  setPhysics(physics: Physics): void;
  /** How far a finger goes before it is decided what it scrolls. */
  setSlop(slop: number): void;
  setVelocityEstimator(velocity: VelocityEstimator): void;
  setExplains(explains: boolean): void;
  /** The length of a screen's pixel, on a whole number of which flings end; null: anywhere. */
  setPixelLength(length: number | null): void;
  /** Jumps instead of animations; a fling still moves. */
  setReducesMotion(reduces: boolean): void;

  /** Adds a node, 0 where the parent is stale. @throws TypeError for a choice that is none. */
  insert(description: NodeDescription, parent?: NodeID, index?: number): NodeID;
  insertTree(
    description: TreeDescription, parent?: NodeID, each?: (id: string, node: NodeID) => void): NodeID;
  remove(node: NodeID): void;
  move(node: NodeID, parent?: NodeID, index?: number): boolean;
  update(node: NodeID, change: NodeChange, edits?: Edit[]): boolean;
  readonly count: number;
  parent(node: NodeID): NodeID;
  children(node?: NodeID): NodeID[];

  touchBegan(
    pointer: number, node: NodeID, x: number, y: number, time: number,
    options?: { area?: Area; free?: boolean; latch?: Latch }): void;
  touchMoved(pointer: number, x: number, y: number, time: number): void;
  touchEnded(pointer: number, time: number, velocity?: [x: number, y: number]): void;
  touchCancelled(pointer: number, time: number): void;
  wheel(
    node: NodeID, x: number, y: number, time: number,
    options?: {
      phase?: 'began' | 'changed' | 'ended' | 'momentum' | 'momentumEnded';
      latch?: Latch; latchPause?: number; free?: boolean; smooth?: boolean;
    }): void;
  drag(node: NodeID, x: number, y: number, area?: Area): void;
  fling(node: NodeID, x: number, y: number, area?: Area): void;
  /** Goes on to a time, in seconds; one that is not later does nothing. */
  advance(time: number): void;
  settle(limit?: number): void;

  setOffset(node: NodeID, offset: number): void;
  scrollTo(node: NodeID, offset: number, options?: { animated?: boolean; snap?: boolean }): void;
  scrollBy(node: NodeID, distance: number, options?: { animated?: boolean }): void;
  scrollToTop(node: NodeID, options?: { animated?: boolean }): void;
  scrollToTotal(node: NodeID, total: number, options?: { animated?: boolean }): void;
  reveal(
    node: NodeID, from: number, to: number, options?: { align?: number; animated?: boolean }): void;
  select(pager: NodeID, page: number, options?: { animated?: boolean }): void;
  stop(node: NodeID): void;
  beginRefresh(node: NodeID, edge?: Edge): void;
  endRefresh(node: NodeID, edge?: Edge): void;

  readonly time: number;
  readonly isMoving: boolean;
  /** A touch that is down is no tap any more. */
  readonly isClaimed: boolean;
  readonly touchedScroller: NodeID;
  offset(node: NodeID): number;
  pull(node: NodeID): number;
  stretch(node: NodeID): number;
  /** Where it is to be shown: the offset and the stretch. */
  shownOffset(node: NodeID): number;
  velocity(node: NodeID): number;
  /** Of a header 0 open to 1 pinned; of a pager its position in pages. */
  progress(node: NodeID): number;
  minimum(node: NodeID): number;
  maximum(node: NodeID): number;
  /** Where it will be once what moves it has come to its end. */
  landing(node: NodeID): number;
  /** How much of it shows: what a page key scrolls by. */
  visibleLength(node: NodeID): number;
  chainOffset(node: NodeID): number;
  /** What the page needs and was never told: to be looked at when something does not move. */
  omissions(): Omission[];
  pages(pager: NodeID): Pages | null;
  refreshPhase(node: NodeID, edge?: Edge): RefreshPhase | null;
  refreshProgress(node: NodeID, edge?: Edge): number;
  chain(node: NodeID, axis?: Axis, area?: Area): NodeID[];
  order(node: NodeID, axis?: Axis, direction?: Direction, area?: Area): OrderStep[];
  motions(): Motion[];
  placement(nodes: NodeID[]): Placement;

  /** What the last call did. */
  takes(): Take[];
  unconsumed(axis: Axis): number;
  unconsumedAt(axis: Axis): NodeID;
  offers(): Offer[];
  endedMotions(): MotionEnd[];
  pageChanges(): PageChange[];
  refreshChanges(): RefreshChange[];
  readonly droppedInputs: number;
  readonly cappedVelocity: number;
}

/** Where many nodes stand, read without making garbage. */
export class Placement {
  private constructor();
  /** For each node: offset, stretch, progress, and how far its refresh is pulled. */
  values: Float64Array;
  read(): Float64Array;
  free(): void;
}

export interface SurfaceOptions {
  latch?: Latch;
  /** Whether the notches of a wheel are smoothed. */
  smoothWheel?: boolean;
  /** Whether keys and focus scroll smoothly; asked each time. By default they do. */
  animates?: () => boolean;
  /** Called when all is in its place. */
  onShow?: () => void;
}

export interface AttachOptions {
  parent?: NodeID;
  index?: number;
  /** The element in it that moves. */
  content?: HTMLElement;
  /** Or what moves: called when the node does. */
  place?: (shown: number, stretch: number, progress: number, refresh: number) => void;
  area?: Area;
}

/** A part of a page that scrolls as an engine says. Where its `dir` is `rtl`, offsets are mirrored. */
export class Surface {
  constructor(engine: ScrollEngine, element: HTMLElement, options?: SurfaceOptions);
  readonly engine: ScrollEngine;
  set options(options: SurfaceOptions);
  /** Makes an element a node: what lands in it goes to the node. */
  attach(element: HTMLElement, description: NodeDescription, options?: AttachOptions): NodeID;
  /** Lets what lands in one more element go to a node, by default to its content. */
  catch(element: HTMLElement, node: NodeID, area?: Area): void;
  detach(node: NodeID): void;
  update(node: NodeID, change: NodeChange, edits?: Edit[]): void;
  /** Brings an element into view, through every node around it. */
  reveal(element: HTMLElement, align?: number): void;
  /** Shows all with the next frame; to be called after a command to the engine. */
  invalidate(): void;
  /** The same, and places what has not moved as well. */
  refresh(): void;
  /** Shows all now. */
  show(): void;
  record(): Recording;
  destroy(): void;
}

/**
 * What an engine is told, as a scenario that `scroll-replay` plays to the same numbers. Physics, slop,
 * pixels and the like are those of its beginning: they are not to change meanwhile.
 */
export class Recording {
  private constructor();
  readonly length: number;
  stop(): void;
  scenario(name?: string): object;
}

/** A transform that moves an element, with all the digits a browser keeps. */
export function shift(x: number, y: number): string;
