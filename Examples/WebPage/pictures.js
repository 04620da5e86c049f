// Landscapes, painted from a number: the page needs no picture files.

const moods = [
  { name: 'dawn', sky: ['#8fb3c9', '#f6d9c0', '#f3b790'], sun: '#fff1d6', far: '#c49a96', near: '#3a3144', sunAt: 0.62 },
  { name: 'noon', sky: ['#5fa0cf', '#a9d0e6', '#e6f1f2'], sun: '#ffffff', far: '#8fb2bf', near: '#234a44', sunAt: 0.22 },
  { name: 'dusk', sky: ['#38416f', '#a5698c', '#f2a073'], sun: '#ffd9a0', far: '#8d6086', near: '#1e1b33', sunAt: 0.66 },
  { name: 'night', sky: ['#0b1330', '#1b2a53', '#3f5580'], sun: '#eef3ff', far: '#33466f', near: '#080e1e', sunAt: 0.24, stars: true },
  { name: 'autumn', sky: ['#a9bcc4', '#ecd9b6', '#f0bf7d'], sun: '#fff3d0', far: '#c98f5a', near: '#4d2a1c', sunAt: 0.5 },
  { name: 'snow', sky: ['#8aa4bd', '#cfdde8', '#f4f1ee'], sun: '#fffaf0', far: '#dfe8ef', near: '#4c6278', sunAt: 0.4, snow: true },
  { name: 'sea', sky: ['#39788f', '#9fcdc9', '#f3e6c4'], sun: '#fff6d8', far: '#6aa3a2', near: '#123a46', sunAt: 0.56, water: true },
  { name: 'spring', sky: ['#7fb2d6', '#cfe6dd', '#f6efd2'], sun: '#fffdf0', far: '#a5c8a4', near: '#2f5638', sunAt: 0.32 },
];

export const moodNames = moods.map((mood) => mood.name);

// Numbers from 0 to 1 that are the same for the same seed.
export function random(seed) {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function mix(from, to, part) {
  const parse = (color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const [a, b] = [parse(from), parse(to)];
  return `rgb(${a.map((value, at) => Math.round(value + (b[at] - value) * part))})`;
}

// The heights of a ridge, rough or smooth, by halving the distance again and again.
function ridge(next, roughness) {
  let points = [next(), next(), next()];
  for (let spread = 0.5; points.length < 260; spread *= roughness) {
    points = points.flatMap((value, at) => {
      if (at === points.length - 1) return [value];
      return [value, (value + points[at + 1]) / 2 + (next() - 0.5) * spread];
    });
  }
  return points;
}

// Paints a landscape. `layer` picks which: 'sky', or the number of a ridge from the back; none
// given paints all.
function paint(context, width, height, seed, moodName, layer) {
  const next = random(seed);
  const mood = moods.find((each) => each.name === moodName) ?? moods[Math.floor(next() * moods.length)];
  const wants = (which) => layer === undefined || layer === which;
  const sunX = width * (0.25 + next() * 0.5);
  if (wants('sky')) paintSky(context, width, height, mood, sunX, random(seed + 7));
  const ridges = 4;
  for (let at = 0; at < ridges; at++) {
    const points = ridge(next, 0.5 + at * 0.015);
    const depth = at / (ridges - 1);
    const base = height * (0.6 + depth * 0.26);
    const rise = height * (0.26 - depth * 0.08);
    if (!wants(at)) continue;
    const top = (x) => {
      const place = (x / width) * (points.length - 1);
      const left = Math.floor(place);
      const right = Math.min(points.length - 1, left + 1);
      return base - (points[left] + (points[right] - points[left]) * (place - left)) * rise;
    };
    const color = mix(mood.far, mood.near, depth ** 1.2);
    const fill = context.createLinearGradient(0, base - rise, 0, height);
    fill.addColorStop(0, color);
    fill.addColorStop(0.5, mix(mood.far, mood.near, Math.max(0, depth ** 1.2 - 0.16)));
    fill.addColorStop(1, color);
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(-1, height + 1);
    for (let x = -1; x <= width + 1; x += 1) context.lineTo(x, top(x));
    context.lineTo(width + 1, height + 1);
    context.fill();
    if (mood.snow && at < 3) paintSnow(context, width, top, base, rise);
    if (at === ridges - 1 && !mood.water) paintTrees(context, width, height, top, color, random(seed + 3));
  }
  if (mood.water && layer === undefined) paintWater(context, width, height, mood, sunX, random(seed + 5));
}

function paintSky(context, width, height, mood, sunX, next) {
  const sky = context.createLinearGradient(0, 0, 0, height * 0.85);
  mood.sky.forEach((color, at) => sky.addColorStop(at / 2, color));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  if (mood.stars) {
    for (let star = 0; star < 90; star++) {
      context.fillStyle = `rgba(255, 255, 255, ${0.2 + next() * 0.7})`;
      context.beginPath();
      context.arc(next() * width, next() * height * 0.6, 0.4 + next() * 0.9, 0, 7);
      context.fill();
    }
  }
  const [y, size] = [height * mood.sunAt, Math.min(width, height) * (mood.stars ? 0.05 : 0.075)];
  const glow = context.createRadialGradient(sunX, y, 0, sunX, y, size * 6);
  glow.addColorStop(0, `${mood.sun}cc`);
  glow.addColorStop(0.25, `${mood.sun}55`);
  glow.addColorStop(1, `${mood.sun}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.fillStyle = mood.sun;
  context.beginPath();
  context.arc(sunX, y, size, 0, 7);
  context.fill();
}

function paintSnow(context, width, top, base, rise) {
  context.fillStyle = 'rgba(255, 255, 255, 0.75)';
  context.beginPath();
  for (let x = -1; x <= width + 1; x += 1) context.lineTo(x, top(x));
  for (let x = width + 1; x >= -1; x -= 1) {
    const depth = Math.max(0, base - top(x) - rise * 0.42);
    context.lineTo(x, top(x) + depth * (0.45 + 0.35 * Math.sin(x * 0.21) * Math.sin(x * 0.083)));
  }
  context.fill();
}

function paintTrees(context, width, height, top, color, next) {
  context.fillStyle = color;
  for (let x = 0; x < width; x += 3 + next() * 9) {
    const size = height * (0.02 + next() * 0.035);
    const y = top(x) + 2;
    context.beginPath();
    context.moveTo(x - size * 0.24, y);
    context.lineTo(x, y - size);
    context.lineTo(x + size * 0.24, y);
    context.fill();
  }
}

function paintWater(context, width, height, mood, sunX, next) {
  const shore = height * 0.8;
  const water = context.createLinearGradient(0, shore, 0, height);
  water.addColorStop(0, mix(mood.sky[2], mood.near, 0.3));
  water.addColorStop(1, mix(mood.sky[1], mood.near, 0.75));
  context.fillStyle = water;
  context.fillRect(0, shore, width, height);
  context.fillStyle = `${mood.sun}66`;
  for (let line = 0; line < 40; line++) {
    const y = shore + (line / 40) ** 1.4 * (height - shore);
    const length = (6 + next() * 26) * (0.4 + line / 30);
    context.fillRect(sunX - length / 2 + (next() - 0.5) * 22, y, length, 1);
  }
}

// Some layers of the cover as one image: a canvas would be handed on with each frame.
export function coverLayer(layers) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1400, 600];
  for (const layer of layers) paint(canvas.getContext('2d'), 1400, 600, 12, 'dusk', layer);
  const made = document.createElement('img');
  Object.assign(made, { alt: '', draggable: false });
  canvas.toBlob((blob) => { made.src = URL.createObjectURL(blob); }, 'image/png');
  return made;
}

const kept = new Map();
const waiting = [];
let isPainting = false;
const whenIdle = globalThis.requestIdleCallback ?? ((paint) => setTimeout(paint, 4));

// Paints what waits, one picture at a time and when there is nothing else to do.
function paintNext() {
  const next = waiting.shift();
  isPainting = next !== undefined;
  if (!isPainting) return;
  next();
  whenIdle(paintNext, { timeout: 200 });
}

// No picture waits to be painted.
export async function painted() {
  while (isPainting) await new Promise((done) => setTimeout(done, 20));
}

function draw(seed, mood, width, height, corner) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (corner > 0) {
    context.roundRect(0, 0, width, height, corner);
    context.clip();
  }
  paint(context, width, height, seed, mood);
  const type = corner > 0 ? 'image/png' : 'image/jpeg';
  return new Promise((done) => {
    canvas.toBlob((blob) => done(URL.createObjectURL(blob)), type, 0.85);
  });
}

// The address of a picture; the same one for the same seed. Corners that are round in the picture
// cost nothing when it is shown.
export function picture(seed, mood, width = 480, height = 320, corner = 0) {
  const key = `${seed} ${mood} ${width} ${height} ${corner}`;
  if (!kept.has(key)) {
    kept.set(key, new Promise((done) => {
      waiting.push(() => draw(seed, mood, width, height, corner).then(done));
    }));
    if (!isPainting) {
      isPainting = true;
      whenIdle(paintNext, { timeout: 200 });
    }
  }
  return kept.get(key);
}

// An image element that shows a picture once it is painted.
export function image(seed, mood, alt = '', width = 480, height = 320) {
  const element = document.createElement('img');
  Object.assign(element, { alt, width, height, draggable: false, decoding: 'async' });
  picture(seed, mood, width, height).then((address) => { element.src = address; });
  return element;
}
