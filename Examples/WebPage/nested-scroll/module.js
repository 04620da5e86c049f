import { DescriptionWriter } from './description.js';
import { ScrollEngine } from './engine.js';

// Loads the engine. `source` is the address of the WebAssembly module, a Response, or its bytes.
export async function load(source = new URL('../nested-scroll.wasm', import.meta.url)) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return new NestedScroll((await WebAssembly.instantiate(source, {})).instance.exports);
  }
  const response = source instanceof Response ? source : fetch(source);
  const { instance } = await WebAssembly.instantiateStreaming(response, {});
  return new NestedScroll(instance.exports);
}

// The engine's memory, seen as numbers. Views die when the memory grows, and are made again.
class Memory {
  #memory;
  #f64;
  #i32;
  #u32;

  constructor(memory) {
    this.#memory = memory;
    this.#look();
  }

  #look() {
    this.#f64 = new Float64Array(this.#memory.buffer);
    this.#i32 = new Int32Array(this.#memory.buffer);
    this.#u32 = new Uint32Array(this.#memory.buffer);
  }

  get f64() {
    if (this.#f64.length === 0) this.#look();
    return this.#f64;
  }

  get i32() {
    if (this.#i32.length === 0) this.#look();
    return this.#i32;
  }

  get u32() {
    if (this.#u32.length === 0) this.#look();
    return this.#u32;
  }
}

// A loaded engine module. Any number of pages can be made of it.
export class NestedScroll {
  constructor(exports) {
    this.exports = exports;
    this.memory = new Memory(exports.memory);
    this.writer = new DescriptionWriter(this.memory);
    this.scratchSize = 32768;
    this.scratch = exports.ns_allocate(this.scratchSize);
  }

  // Makes room for so many bytes to be handed over, and says where.
  reserve(bytes) {
    if (bytes > this.scratchSize) {
      const larger = this.exports.ns_allocate(bytes);
      if (larger === 0) throw new RangeError(`there is no memory for ${bytes} bytes`);
      this.exports.ns_free(this.scratch);
      this.scratch = larger;
      this.scratchSize = bytes;
    }
    return this.scratch;
  }

  createEngine(options) { return new ScrollEngine(this, options); }

  // Bytes that the engine ever asked for, used again or not.
  get allocatedBytes() { return this.exports.ns_allocated(); }
}
