// What the page is made of: the cover, three pages, and what is in them. Nothing here scrolls.

import { albums, element, makeAlbum, makeDays, makeEntries, makeTile, seasons } from './content.js';
import { coverLayer, image } from './pictures.js';

const $ = (id) => document.getElementById(id);

// The cover, in layers that move apart

for (const [layers, depth] of [[['sky', 0], 0.06], [[1], 0.22], [[2, 3], 0.5]]) {
  const layer = coverLayer(layers);
  layer.dataset.depth = depth;
  $('cover-picture').append(layer);
}
$('avatar').append(image(63, 'dawn', '', 176, 176));

// The pages

export const journal = element('div', { class: 'content' },
  element('div', { class: 'row-title' }, element('h3', {}, 'Albums'), element('span', {}, '7')),
  element('div', { class: 'carousel', role: 'group', 'aria-label': 'Albums' },
    element('div', { class: 'carousel-content' }, ...albums.map(makeAlbum))),
  element('div', { class: 'entries' }, ...makeEntries()));
export const carousel = journal.querySelector('.carousel');
export const journalScroller = element('div', { class: 'scroller' }, journal);
$('page-0').append(journalScroller);

export const walks = element('div', { class: 'content', role: 'list', 'aria-label': 'Walks' });
export const walksScroller = element('div', { class: 'scroller' }, walks);
$('page-1').append(walksScroller);

export const seasonsBar = element('div', { class: 'seasons-bar', role: 'tablist', 'aria-label': 'Seasons' },
  element('div', { class: 'thumb' }),
  ...seasons.map(([name], index) => element('button', {
    role: 'tab', id: `season-tab-${index}`, 'aria-controls': `season-${index}`,
    'aria-selected': String(index === 0), tabindex: index === 0 ? '0' : '-1',
  }, name)));
export const seasonsStrip = element('div', { class: 'strip' });
export const seasonSheets = seasons.map(([name], index) => {
  const content = element('div', { class: 'content' });
  const sheet = element('section', {
    class: 'sheet', role: 'tabpanel', id: `season-${index}`, 'aria-label': name,
  }, element('div', { class: 'scroller' }, content));
  seasonsStrip.append(sheet);
  return { sheet, content };
});
export const days = makeDays();
export const dots = element('div', { class: 'dots', 'aria-hidden': 'true' }, ...days.map(() => element('i')));
export const daysStrip = element('div', { class: 'days-strip' }, ...days.map((day) => day.page));
export const daysElement = element('div', { class: 'days', role: 'group', 'aria-label': 'One day, in pages' },
  daysStrip, dots);
seasonSheets.forEach(({ content }, index) => {
  if (index === 1) content.append(element('h3', { class: 'days-title' }, 'A day at Rago'), daysElement);
  content.append(element('div', { class: 'tiles' },
    ...Array.from({ length: 30 - index * 3 }, (_, at) => makeTile(index, at))));
});
const seasonsPages = element('div', { class: 'seasons-pages' }, seasonsStrip);
$('page-2').append(seasonsBar, seasonsPages);
