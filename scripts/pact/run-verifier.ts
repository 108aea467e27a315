import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StateAnswer, VerifierResults } from './report.ts';
import type { VerifyOptions } from './verify-options.ts';

/** One provider to verify. */
export interface VerifierTask {
  provider: string;
  options: VerifyOptions;
  target: { providerBaseUrl?: string; messagesUrl?: string };
  /** The descriptions of the interactions to verify; all of them without it. */
  descriptions?: readonly string[];
}

/** How a verification ended: with results, good or bad, or before all interactions were verified. */
export type VerifierOutcome =
  | { type: 'verified'; results: VerifierResults; states: StateAnswer[] }
  | { type: 'stopped'; reason: string };

const PROCESS = fileURLToPath(new URL('verifier-process.ts', import.meta.url));

/** The verifier takes a description as a regular expression. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The lines of a log that explain an unexpected end. */
const LAST_LINES = 20;

/**
 * Runs Pact's verifier in a process of its own: its native part prints a log of hundreds of lines, which only
 * the parent of a process can capture, and waits for its time limit when the backend is gone.
 *
 * @returns the outcome, and all that the verifier printed
 */
export async function runVerifier(
  task: VerifierTask,
): Promise<{ outcome: VerifierOutcome; log: string }> {
  const { descriptions } = task;
  const child = fork(PROCESS, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...(descriptions !== undefined && {
        PACT_DESCRIPTION: `^(?:${descriptions.map(escaped).join('|')})$`,
      }),
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const outcome = await new Promise<VerifierOutcome>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('close', () => {
      const end = log.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      resolve({ type: 'stopped', reason: `The verifier ended without a result:\n${end}` });
    });
    child.send(task);
  });
  // The native part may still wait for the backend.
  child.kill('SIGKILL');
  return { outcome, log };
}
