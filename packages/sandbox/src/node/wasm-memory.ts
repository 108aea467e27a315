import { setFlagsFromString } from 'node:v8';

/**
 * Makes this process compile WebAssembly fast instead of optimizing it. The embedded PostgreSQL is
 * WebAssembly; this halves its memory, and the difference is not noticeable in the queries of a
 * sandbox with one user. Call it before the database is opened.
 */
export function halveWasmMemory(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
}
