// How the C face lays out what it is handed and hands back: see nested_scroll.h. The places of
// the fields are held by the assertions in layout.c.

export const axes = ['horizontal', 'vertical'];
export const directions = ['forward', 'backward'];
export const edges = ['start', 'end'];
export const effects = ['clamp', 'bounce'];
export const layoutDirections = ['leftToRight', 'rightToLeft'];
export const reaches = ['none', 'whole', 'until'];
export const links = ['selfFirst', 'parentFirst', 'selfOnly', 'parallel'];
export const collapses = ['always', 'whenNeeded'];
export const headerTouches = ['alone', 'headerFirst', 'likeContent'];
export const pageOffsets = ['keep', 'resetWhileHeaderShows', 'resetOnLeave'];
export const areas = ['content', 'header'];
export const latches = ['node', 'outward'];
export const wheelPhases = ['began', 'changed', 'ended', 'momentum', 'momentumEnded'];
export const motionKinds = ['fling', 'spring', 'snap', 'command'];
export const endings = ['completed', 'interrupted'];
export const refreshPhases = ['idle', 'pulling', 'armed', 'refreshing'];
export const curves = ['exponential', 'power', 'spline', 'drag'];
export const bandShapes = ['hyperbolic', 'tanh', 'linear'];
export const carries = ['none', 'add', 'ios'];
export const velocityEstimators = ['leastSquares', 'impulse', 'ios', 'macOS'];
export const physicsPresets = [
  'ios', 'iosFast', 'android', 'androidSpline', 'flutterBouncing', 'flutterDesktop',
  'flutterClamping', 'compose', 'chromium', 'webKit', 'gtk', 'qt',
];
export const inputs = ['drag', 'wheel', 'fling', 'command'];
export const reasons = [
  'unwinding', 'closing', 'preScroll', 'own', 'before', 'after', 'overscroll', 'barring',
];
export const omissionKinds = ['scroller', 'content', 'pages', 'contentLength', 'viewport'];
export const policies = [
  'chain', 'contain', 'stickyHeader', 'floatingHeader', 'floatingCollapsed', 'parentFirst',
  'parallel',
];

// ns_description: the numbers, in units of 8 bytes.
export const numbers = {
  viewport: 0, content: 1, insetStart: 2, insetEnd: 3, offset: 4, anchor: 5, position: 6,
  headerHeight: 7, headerStay: 8, headerSnapForward: 9, headerSnapBackward: 10,
  pageLength: 11, pageSpacing: 12, pageThresholdForward: 13, pageThresholdBackward: 14,
  pageMinVelocity: 15, refreshStartTrigger: 16, refreshStartHold: 17, refreshEndTrigger: 18,
  refreshEndHold: 19,
};

// ns_turn, twice: two numbers in units of 8 bytes, then three choices in units of 4.
export const turns = { forward: 20, backward: 24 };
export const turn = { preUntil: 0, postUntil: 1, preScroll: 4, postScroll: 5, mode: 6 };

// ns_description: the choices, in units of 4 bytes.
export const choices = {
  axis: 56, isEnabled: 57, inputs: 58, edgeStart: 59, edgeEnd: 60, headerCollapse: 61,
  headerTouch: 62, isPager: 63, page: 64, pageOffsets: 65, pagesPerFling: 66, stopsAtPin: 67,
  direction: 68, view: 69,
};

export const snapPointSize = 48;
export const headerRowSize = 24;
export const editSize = 24;

// ns_physics: the numbers in units of 8 bytes, then the choices in units of 4.
export const constants = {
  decay: 0, friction: 1, deceleration: 2, inflection: 3, exponent: 4, dragRate: 5,
  dragFriction: 6, band: 7, bandLength: 8, bandShare: 9, springFrequency: 10, springDamping: 11,
  springHandover: 12, rest: 13, minVelocity: 14, maxVelocity: 15,
};
export const physicsChoices = { curve: 32, bandShape: 33, carry: 34 };

// The number of a choice; `none` (-1) where it isn't given, an error where there is no such one.
export function choice(names, name, what, none = -1) {
  if (name === undefined || name === null) return none;
  const found = names.indexOf(name);
  if (found < 0) throw new TypeError(`${what} is ${JSON.stringify(name)}, not one of ${names}`);
  return found;
}
