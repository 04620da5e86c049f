import { element, walk } from './content.js';
import { picture, moodNames } from './pictures.js';

// Thousands of rows from a handful of elements: an element shows the row whose number it has, and
// takes another number when the row has left the view.
export class Recycler {
  #rows = [];
  #first = NaN;
  #active = 0;

  constructor(content, { count, height, viewport }) {
    Object.assign(this, { content, count, height, viewport });
    content.style.height = `${count * height}px`;
    this.#fill();
  }

  #fill() {
    const wanted = Math.ceil(this.viewport / this.height) + 3;
    while (this.#rows.length < wanted) {
      const title = element('span', { class: 'walk-title' });
      const when = element('span', { class: 'walk-when' });
      const distance = element('span', { class: 'walk-distance' });
      const climb = element('span', { class: 'walk-climb' });
      const thumb = element('img', { alt: '', width: 96, height: 96, draggable: 'false' });
      const row = element('div', { class: 'walk', role: 'listitem', tabindex: '-1' }, thumb,
        element('span', { class: 'walk-text' }, title, when),
        element('span', { class: 'walk-numbers' }, distance, climb));
      this.#rows.push({ row, title, when, distance, climb, thumb, index: -1 });
      this.content.append(row);
    }
  }

  resize(viewport) {
    this.viewport = viewport;
    this.#fill();
    this.#first = NaN;
  }

  // Shows what is visible at an offset.
  show(offset) {
    const first = Math.max(0, Math.floor(offset / this.height) - 1);
    if (first === this.#first) return;
    this.#first = first;
    const last = Math.min(this.count, first + this.#rows.length);
    for (let index = first; index < last; index++) this.#put(index);
  }

  #put(index) {
    const slot = this.#rows[index % this.#rows.length];
    if (slot.index === index) return;
    slot.index = index;
    const { title, when, distance, climb, picture: number } = walk(index);
    slot.title.textContent = title;
    slot.when.textContent = when;
    slot.distance.textContent = distance;
    slot.climb.textContent = `↑ ${climb}`;
    slot.row.style.top = `${index * this.height}px`;
    slot.row.setAttribute('aria-setsize', this.count);
    slot.row.setAttribute('aria-posinset', index + 1);
    slot.row.tabIndex = index === this.#active ? 0 : -1;
    if (Recycler.thumbs.length > 0) slot.thumb.src = Recycler.thumbs[number];
  }

  // The element of a row that is shown.
  row(index) {
    const slot = this.#rows[index % this.#rows.length];
    return slot.index === index ? slot.row : null;
  }

  get active() { return this.#active; }

  set active(index) {
    const old = this.row(this.#active);
    if (old) old.tabIndex = -1;
    this.#active = Math.max(0, Math.min(this.count - 1, index));
    const now = this.row(this.#active);
    if (now) now.tabIndex = 0;
  }

  static thumbs = [];

  // Paints the pictures that rows share, and shows them in the rows that are there.
  async paintThumbs() {
    Recycler.thumbs = await Promise.all(Array.from({ length: 24 }, (_, index) =>
      picture(index * 5 + 2, moodNames[index % moodNames.length], 96, 96, 26)));
    for (const slot of this.#rows) slot.thumb.src = Recycler.thumbs[walk(slot.index).picture];
  }
}
