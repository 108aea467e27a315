import { spyOn } from 'storybook/test';

/**
 * Holds the timers of this duration until the returned function runs them, for a test of what shows only for a
 * moment: on a busy machine the moment may be over before the test looks.
 *
 * @param duration in milliseconds
 * @param least given for timers that are paused, which start again with what is left of their duration
 * @returns runs them; throws if none is running
 */
export function holdTimers(duration: number, least = duration): () => void {
  const start = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const held = new Map<number, () => void>();
  // No timer of the browser has a negative id.
  let lastId = 0;
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    if (ms < least || ms > duration) return start(run, ms);
    lastId -= 1;
    held.set(lastId, run);
    return lastId;
  }) as typeof setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (typeof id !== 'number' || !held.delete(id)) clear(id);
  });
  return () => {
    if (held.size === 0) throw new Error(`No timer of ${duration} ms is running.`);
    const runs = [...held.values()];
    held.clear();
    for (const run of runs) run();
  };
}
