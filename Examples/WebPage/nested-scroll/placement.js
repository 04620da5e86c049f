// Where many nodes stand. `read` fills `values` again: for each node the offset, the stretch, the
// progress and how far its refresh is pulled.
export class Placement {
  #module;
  #handle;
  #nodes;
  #places;
  #count;

  constructor(module, handle, nodes) {
    this.#module = module;
    this.#handle = handle;
    this.#count = nodes.length;
    this.#nodes = module.exports.ns_allocate(Math.max(16, nodes.length * 4));
    this.#places = module.exports.ns_allocate(Math.max(16, nodes.length * 32));
    module.memory.u32.set(nodes, this.#nodes >> 2);
    this.values = this.#view();
  }

  #view() {
    const all = this.#module.memory.f64;
    return new Float64Array(all.buffer, this.#places, this.#count * 4);
  }

  read() {
    this.#module.exports.ns_place_nodes(this.#handle, this.#nodes, this.#count, this.#places);
    if (this.values.length === 0 && this.#count > 0) this.values = this.#view();
    return this.values;
  }

  free() {
    this.#module.exports.ns_free(this.#nodes);
    this.#module.exports.ns_free(this.#places);
  }
}
