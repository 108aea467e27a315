import { fileURLToPath } from 'node:url';
import { PROCESS_FLAGS } from './process-flags.ts';

/** The arguments of `node` that run the sandbox as a program of its own, configured by its environment. */
export const sandboxProgram: readonly string[] = [
  ...PROCESS_FLAGS,
  fileURLToPath(new URL('../main.ts', import.meta.url)),
];
