import { image, random } from './pictures.js';

// What the page shows: a photographer who does not exist and her walks.

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    if (name === 'class') made.className = value;
    else made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

export const albums = [
  ['Blue hour', 'dusk', 24], ['North of the trees', 'snow', 41], ['Salt', 'sea', 18],
  ['Larch gold', 'autumn', 33], ['First light', 'dawn', 27], ['No moon', 'night', 12],
  ['Thaw', 'spring', 36],
];

const entries = [
  ['The hut above the fog', 'dawn', '2 days ago', 'Up at four. The valley had filled with fog in the night and only the ridges were left, like islands. I made one picture and then forgot the camera for an hour.'],
  ['A lake without a name', 'sea', '5 days ago', 'It is on no map, and by August it is gone. I would rather not say where.'],
  ['Seven hours for one tree', 'autumn', 'last week', 'The larch stands alone at 2,100 metres. I came for the gold and stayed for the wind, which would not let it be still.'],
  ['What the snow keeps', 'snow', 'two weeks ago', 'Tracks of a hare, then a fox, then neither. You can read a whole morning if you are early enough.'],
  ['Waiting for Orion', 'night', 'in January', 'Minus eighteen. The shutter froze twice, and so did I.'],
  ['Green again', 'spring', 'in April', 'Every year I think it is the last time that it can surprise me.'],
];

function makeEntry([title, mood, when, text], index) {
  return element('article', { class: 'entry' },
    image(index * 31 + 11, mood, '', 640, 400),
    element('div', { class: 'entry-text' },
      element('h3', {}, title),
      element('p', {}, text),
      element('div', { class: 'entry-foot' },
        element('span', {}, when),
        element('button', { class: 'quiet', 'aria-pressed': 'false' }, '♡ Like'))));
}

export const makeEntries = () => entries.map(makeEntry);

export function makeAlbum([name, mood, count], index) {
  return element('button', { class: 'album', 'aria-label': `Album ${name}, ${count} pictures` },
    image(index * 17 + 5, mood, '', 360, 480),
    element('span', { class: 'album-name' }, name),
    element('span', { class: 'album-count' }, `${count} pictures`));
}

const places = [
  'Skarvheim', 'Tindvatn', 'Morsa', 'Alta Via', 'Grindal', 'Val Müstair', 'Lomseggen', 'Hornindal',
  'Piz Languard', 'Storlia', 'Brennkogel', 'Rago', 'Sarek', 'Vallée Étroite', 'Kebnepakte',
  'Monte Zeda', 'Fanaråken', 'Greina',
];
const ways = ['over the saddle', 'around the lake', 'to the hut', 'along the ridge', 'by night',
  'in the rain', 'with Jonas', 'the long way', 'before work', 'and back', 'to the glacier'];

const calendar = new Intl.DateTimeFormat(
  'en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

// The walk of a row, from 0 for the newest.
export function walk(index) {
  const next = random(index + 91);
  const place = places[Math.floor(next() * places.length)];
  const way = ways[Math.floor(next() * ways.length)];
  const day = Date.UTC(2026, 10, 28) - index * 1.7 * 86400000;
  return {
    title: `${place} ${way}`,
    when: calendar.format(day),
    distance: `${(3 + next() * 24).toFixed(1)} km`,
    climb: `${Math.round(next() * 140) * 10} m`,
    picture: Math.floor(next() * 24),
  };
}

export const seasons = [
  ['Spring', ['spring', 'dawn', 'noon']], ['Summer', ['noon', 'sea', 'dusk']],
  ['Autumn', ['autumn', 'dusk', 'dawn']], ['Winter', ['snow', 'night', 'snow']],
];

export function makeTile(season, index) {
  const [name, moods] = seasons[season];
  const number = index + 1;
  return element('button', { class: 'tile', 'aria-label': `${name}, picture ${number}` },
    image(season * 100 + (index % 12) * 7 + 3, moods[index % 3], '', 240, 240));
}

const hours = [
  ['Morning', 'dawn', ['05:10 Tea', '05:40 First step', '06:25 Sun on the summit', '07:00 The ice lets go', '08:15 Marmots', '09:30 Bread and cheese']],
  ['Noon', 'noon', ['11:00 The saddle', '11:45 Too much light', '12:30 Asleep on a rock', '13:20 Clouds build', '14:10 First thunder', '14:40 Down, fast']],
  ['Evening', 'dusk', ['18:00 The hut', '18:45 Soup', '19:30 Gold', '20:10 Red', '20:40 Blue', '22:00 Stars']],
];

// A day as pages: each has a list of its own, that scrolls in the list that scrolls in the page.
export function makeDays() {
  return hours.map(([name, mood, lines], index) => {
    const list = element('div', { class: 'day-lines', role: 'list' },
      ...lines.map((line) => element('div', { role: 'listitem' },
        element('span', {}, line.slice(0, 5)), line.slice(6))));
    return {
      list,
      page: element('section', { class: 'day', 'aria-label': name },
        image(index * 13 + 41, mood, '', 480, 240),
        element('h4', {}, name),
        element('div', { class: 'day-window' }, list)),
    };
  });
}
