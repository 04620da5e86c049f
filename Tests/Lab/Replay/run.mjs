// Prints the number that the WebAssembly build gives: node run.mjs MODULE EVENTS
import { readFileSync } from "node:fs";

const module = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const hash = module.instance.exports.replay_hash(Number(process.argv[3]));
console.log(BigInt.asUintN(64, hash).toString());
