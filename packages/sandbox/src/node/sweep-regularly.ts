import type { SandboxContext } from '../context.ts';
import { sweep } from '../db/sweep.ts';
import { errorText } from '../http/error-text.ts';

const EVERY_MS = 60 * 1000;

/** Sweeps, and closes the rooms of events that are over, once a minute. Stopping waits for a running sweep. */
export function sweepRegularly(context: SandboxContext): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // The time alone ends an event.
    context.video.review();
    // Sweeps run one after the other, so that they do not pile up on a slow database.
    running = running
      .then(() => sweep(context))
      .catch((error: unknown) => {
        context.log(`The sweep failed: ${errorText(error)}`);
      });
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
