import { fileURLToPath } from 'node:url';
import { PROCESS_FLAGS } from './node/process-flags.ts';

// What starts the sandbox as a process needs nothing else of it: to load the sandbox itself takes seconds.
export { demoAccounts } from './seed/demo-accounts.ts';

/** The arguments of `node` that run the sandbox as a program of its own, configured by its environment. */
export const sandboxProgram: readonly string[] = [
  ...PROCESS_FLAGS,
  fileURLToPath(new URL('main.ts', import.meta.url)),
];
