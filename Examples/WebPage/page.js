import { load, shift, Surface } from './nested-scroll.js';
import { seasons } from './content.js';
import {
  carousel, days, daysElement, daysStrip, dots, journal, journalScroller, seasonsBar, seasonSheets,
  seasonsStrip, walks, walksScroller,
} from './elements.js';
import { Inspector } from './inspector.js';
import { Panel } from './panel.js';
import { painted } from './pictures.js';
import { Recycler } from './recycler.js';

const $ = (id) => document.getElementById(id);
const page = $('page');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const rowHeight = 72;
const edge = { start: 'clamp', end: 'bounce' };

const module = await load();
const engine = module.createEngine();
const surface = new Surface(engine, page, {
  smoothWheel: true, onShow: () => inspector?.show(),
});

// Lengths

const style = getComputedStyle(page);
const length = (name) => parseFloat(style.getPropertyValue(name));
const size = {};

function measure() {
  size.width = page.clientWidth;
  size.height = page.clientHeight;
  size.cover = length('--cover');
  size.bar = length('--status') + length('--bar');
  size.tabs = length('--tabs');
  size.header = size.cover + $('info').offsetHeight + size.tabs;
  size.stay = size.bar + size.tabs;
  size.area = size.height - size.stay;
  $('pages').style.height = `${size.area}px`;
  $('tabs').style.top = `${size.header - size.tabs}px`;
  $('pages').style.top = `${size.header}px`;
  tabPlaces = [...$('tabs').querySelectorAll('[role="tab"]')].map((tab) => {
    const label = document.createRange();
    label.selectNodeContents(tab);
    const box = label.getBoundingClientRect();
    return [box.left - $('tabs').getBoundingClientRect().left, box.width];
  });
}
let tabPlaces = [];
let phase = 'idle';
let inspector = null;

const isRightToLeft = () => page.dir === 'rtl';
const sign = () => (isRightToLeft() ? 1 : -1);

// The header: what the root's offset does

const parts = {
  cover: $('cover').style, picture: $('cover-picture').style,
  layers: [...$('cover-picture').children], shade: document.querySelector('.cover-shade').style,
  info: $('info').style, avatar: $('avatar').style, tabs: $('tabs').style, pages: $('pages').style,
  title: $('title').style,
};

function placeHeader(offset, stretch, progress, refresh) {
  const over = Math.max(0, -offset);
  const way = Math.max(0, offset);
  const coverWay = Math.min(way, size.cover - size.bar);
  const still = reducedMotion.matches;
  parts.cover.transform = over > 0
    ? `scale(${1 + over / size.cover})` : shift(0, -coverWay);
  parts.picture.transform = shift(0, still ? 0 : coverWay * 0.55);
  if (!still) {
    for (const layer of parts.layers) {
      layer.style.transform = shift(0, -coverWay * 0.3 * layer.dataset.depth);
    }
  }
  parts.shade.opacity = Math.min(1, coverWay / (size.cover - size.bar)) ** 2;
  parts.info.transform = parts.tabs.transform = parts.pages.transform =
    shift(0, -offset);
  const small = Math.min(1, coverWay / (size.cover - size.bar));
  parts.avatar.transform = `scale(${1 - 0.42 * small})`;
  page.classList.toggle('is-pinned', coverWay >= size.cover - size.bar);
  const named = Math.max(0, Math.min(1, (way - (size.cover - size.bar) - 76) / 28));
  parts.title.opacity = named;
  parts.title.transform = `translateY(${(1 - named) * 10}px)`;
  placeSpinner(over, refresh);
}

function placeSpinner(over, progress) {
  const spinner = $('spinner');
  spinner.style.opacity = Math.min(1, over / 30);
  spinner.style.transform = `translateY(${Math.min(24, over * 0.3)}px)`;
  spinner.firstElementChild.style.strokeDashoffset = 88 * (1 - progress);
  spinner.classList.toggle('is-armed', phase === 'armed');
  spinner.classList.toggle('is-busy', phase === 'refreshing');
}

function placeUnderline(progress) {
  const at = Math.max(0, Math.min(tabPlaces.length - 1.001, progress));
  const [left, right] = [tabPlaces[Math.floor(at)], tabPlaces[Math.floor(at) + 1]];
  const part = at - Math.floor(at);
  const x = left[0] + (right[0] - left[0]) * part;
  const width = left[1] + (right[1] - left[1]) * part;
  $('underline').style.transform = `translateX(${x}px) scaleX(${width / 100})`;
}

// Nodes

measure();
const recycler = new Recycler(walks, { count: 5000, height: rowHeight, viewport: size.area });
recycler.paintThumbs();
const nodes = {};
const marks = new Map();

function placePages(strip, bar, id) {
  const sheets = strip.children;
  return (shownOffset, _, progress) => {
    strip.style.transform = shift(sign() * shownOffset, 0);
    bar(progress);
    marks.get(id)?.(engine.pages(nodes[id]).target);
    const near = Math.round(progress);
    for (let at = 0; at < sheets.length; at++) {
      // What is not shown costs nothing: neither layers nor painting.
      sheets[at].style.contentVisibility = Math.abs(at - progress) < 1 ? 'visible' : 'hidden';
      sheets[at].inert = at !== near;
    }
  };
}

function layPages(strip) {
  [...strip.children].forEach((sheet, at) => {
    sheet.style.insetInlineStart = `${at * 100}%`;
  });
}

nodes.root = surface.attach(page, {
  id: 'header', axis: 'vertical', viewport: size.height,
  header: { height: size.header, stay: size.stay }, policy: 'stickyHeader',
  edges: { start: 'bounce', end: 'clamp' }, refresh: { start: { trigger: 96, hold: 56 } },
}, { place: placeHeader });
for (const id of ['cover', 'info', 'tabs', 'status']) surface.catch($(id), nodes.root, 'header');
surface.catch(document.querySelector('.topbar'), nodes.root, 'header');

layPages($('strip'));
nodes.pager = surface.attach($('pages'), {
  id: 'pages', axis: 'horizontal', viewport: size.width, pager: {},
  edges: { start: 'bounce', end: 'bounce' },
}, { parent: nodes.root, place: placePages($('strip'), placeUnderline, 'pager') });

nodes.journal = surface.attach(journalScroller, {
  id: 'journal', axis: 'vertical', viewport: size.area, content: journal.offsetHeight, edges: edge,
}, { parent: nodes.pager, content: journal });
nodes.albums = surface.attach(carousel, {
  id: 'albums', axis: 'horizontal', viewport: size.width, content: carousel.firstElementChild.offsetWidth,
  position: carousel.offsetTop, edges: { start: 'bounce', end: 'bounce' },
  snap: { points: [{ every: 168 }], threshold: 0.4 },
}, {
  parent: nodes.journal,
  content: carousel.firstElementChild,
  place: (at) => { carousel.firstElementChild.style.transform = shift(sign() * at, 0); },
});

nodes.walks = surface.attach(walksScroller, {
  id: 'walks', axis: 'vertical', viewport: size.area, content: recycler.count * rowHeight, edges: edge,
}, {
  parent: nodes.pager,
  content: walks,
  place: (at) => {
    walks.style.transform = shift(0, -at);
    recycler.show(at);
  },
});

layPages(seasonsStrip);
nodes.seasons = surface.attach($('page-2'), {
  id: 'seasons', axis: 'horizontal', viewport: size.width, pager: {},
}, { parent: nodes.pager, place: placePages(seasonsStrip, placeThumb, 'seasons') });

function placeThumb(progress) {
  const width = (seasonsBar.clientWidth - 6) / seasons.length;
  const thumb = seasonsBar.firstElementChild.style;
  const at = isRightToLeft() ? seasons.length - 1 - progress : progress;
  thumb.width = `${width}px`;
  thumb.transform = `translateX(${at * width}px)`;
}

const seasonArea = () => size.area - 60;
nodes.season = seasonSheets.map(({ sheet, content }, index) => surface.attach(
  sheet.firstElementChild,
  { id: seasons[index][0].toLowerCase(), axis: 'vertical', viewport: seasonArea(),
    content: content.offsetHeight, edges: edge },
  { parent: nodes.seasons, content }));

layPages(daysStrip);
nodes.days = surface.attach(daysElement, {
  id: 'day', axis: 'horizontal', viewport: daysElement.offsetWidth, pager: {},
  position: daysElement.offsetTop,
}, {
  parent: nodes.season[1],
  place: (at, _, progress) => {
    daysStrip.style.transform = shift(sign() * at, 0);
    [...dots.children].forEach((dot, index) => {
      dot.style.opacity = 0.25 + 0.75 * Math.max(0, 1 - Math.abs(index - progress));
    });
  },
});
nodes.hours = days.map(({ page: day, list }, index) => surface.attach(
  day,
  { id: ['morning', 'noon', 'evening'][index], axis: 'vertical',
    viewport: 146, content: list.offsetHeight },
  { parent: nodes.days, content: list }));

// Tabs

function makeTabs(bar, pager) {
  const tabs = [...bar.querySelectorAll('[role="tab"]')];
  const select = (index, focus) => {
    engine.select(pager, index, { animated: true });
    mark(index);
    if (focus) tabs[index].focus({ preventScroll: true });
    surface.invalidate();
  };
  let marked = 0;
  const mark = (index) => {
    if (index === marked) return;
    marked = index;
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => {
      if (engine.pages(pager).current === index) engine.scrollToTop(active(), { animated: true });
      select(index);
    });
  });
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const end = { Home: 0, End: tabs.length - 1 }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    const now = engine.pages(pager).target;
    const next = end ?? now + step * -sign();
    select(Math.max(0, Math.min(tabs.length - 1, next)), true);
  });
  return mark;
}
marks.set('pager', makeTabs($('tabs'), nodes.pager));
marks.set('seasons', makeTabs(seasonsBar, nodes.seasons));

// The innermost list of what is shown.
function active() {
  const at = engine.pages(nodes.pager).target;
  if (at < 2) return [nodes.journal, nodes.walks][at];
  return nodes.season[engine.pages(nodes.seasons).target];
}

// What the engine reports

inspector = new Inspector(engine, nodes, active);
engine.onReport = (kind) => {
  inspector.note(kind);
  const before = phase;
  phase = engine.refreshPhase(nodes.root);
  if (phase === 'refreshing' && before !== phase) refresh();
};


async function refresh() {
  const status = $('spinner').querySelector('.hidden-text');
  status.textContent = 'Refreshing';
  await new Promise((done) => setTimeout(done, 1400));
  engine.endRefresh(nodes.root);
  engine.onReport('command');
  status.textContent = '';
  surface.invalidate();
  say('You are up to date');
}

function say(text) {
  const toast = $('toast');
  toast.textContent = text;
  toast.classList.add('is-shown');
  clearTimeout(say.timer);
  say.timer = setTimeout(() => toast.classList.remove('is-shown'), 1800);
}

// What is clicked

const toTop = () => {
  engine.scrollToTop(active(), { animated: true });
  surface.invalidate();
};
$('status').addEventListener('click', toTop);
$('title').addEventListener('click', toTop);
page.addEventListener('click', (event) => {
  const toggle = event.target.closest?.('[aria-pressed]');
  if (!toggle) return;
  const isOn = toggle.getAttribute('aria-pressed') !== 'true';
  toggle.setAttribute('aria-pressed', String(isOn));
  if (toggle.id === 'follow') toggle.textContent = isOn ? 'Following' : 'Follow';
  else toggle.textContent = isOn ? '♥ Liked' : '♡ Like';
});

walks.addEventListener('keydown', (event) => {
  const page = Math.max(1, Math.floor(size.area / rowHeight) - 1);
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -recycler.count, End: recycler.count };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  recycler.active += step;
  const at = recycler.active * rowHeight;
  engine.reveal(nodes.walks, at, at + rowHeight, { animated: false });
  surface.show();
  recycler.row(recycler.active)?.focus({ preventScroll: true });
  surface.invalidate();
});
walks.addEventListener('focusin', (event) => {
  const place = Number(event.target.getAttribute('aria-posinset'));
  if (place > 0) recycler.active = place - 1;
});

function setOpen(isOpen) {
  document.body.classList.toggle('is-open', isOpen);
  $('more').setAttribute('aria-expanded', String(isOpen));
  inspector.resize();
  surface.refresh();
}
$('more').addEventListener('click', () => setOpen(!document.body.classList.contains('is-open')));
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !document.body.classList.contains('is-open')) return;
  setOpen(false);
  $('more').focus({ preventScroll: true });
});

// Size

function layOut() {
  measure();
  surface.update(nodes.root, {
    viewport: size.height, header: { height: size.header, stay: size.stay },
  });
  surface.update(nodes.pager, { viewport: size.width });
  surface.update(nodes.journal, { viewport: size.area, content: journal.offsetHeight });
  surface.update(nodes.albums, {
    viewport: size.width, content: carousel.firstElementChild.offsetWidth, position: carousel.offsetTop,
  });
  surface.update(nodes.walks, { viewport: size.area });
  recycler.resize(size.area);
  surface.update(nodes.seasons, { viewport: size.width });
  seasonSheets.forEach(({ content }, index) => surface.update(
    nodes.season[index], { viewport: seasonArea(), content: content.offsetHeight }));
  surface.update(nodes.days, { viewport: daysElement.offsetWidth, position: daysElement.offsetTop });
  surface.refresh();
  inspector.resize();
}
new ResizeObserver(layOut).observe(page);
for (const content of [journal, ...seasonSheets.map((sheet) => sheet.content)]) {
  new ResizeObserver(layOut).observe(content);
}
document.fonts.ready.then(layOut);

function setRightToLeft(isOn) {
  page.dir = isOn ? 'rtl' : 'ltr';
  surface.update(nodes.root, { direction: isOn ? 'rightToLeft' : 'leftToRight' });
  layOut();
}

const panel = new Panel($('settings'), { engine, surface, nodes, size, setRightToLeft, toTop, say });
reducedMotion.addEventListener('change', () => panel.apply());
panel.apply();
surface.show();
page.dataset.ready = '';

// For the console, and for tests.
globalThis.nestedScroll = { module, engine, surface, nodes, recycler, painted };
