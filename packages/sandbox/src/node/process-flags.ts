/**
 * Options of Node for a process that runs the sandbox. The embedded PostgreSQL is WebAssembly:
 * compiling it fast instead of optimizing it halves its memory, and the difference is not noticeable
 * in the queries of a sandbox with one user. Compiled code is kept until the end, because V8 has
 * crashed while freeing some. V8 may also crash if such options change after its start, so that they
 * belong on the command line.
 */
export const PROCESS_FLAGS = ['--liftoff-only', '--no-wasm-code-gc'] as const;
