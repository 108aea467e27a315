import { spyOn } from 'storybook/test';

/**
 * Holds the timers of this duration until the returned function runs them, for a test of what shows only for a
 * moment: on a busy machine the moment may be over before the test looks.
 *
 * @param duration in milliseconds
 */
export function holdTimers(duration: number): () => void {
  const start = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== duration) return start(run, ms);
    held.push(run);
    return 0;
  }) as typeof setTimeout);
  return () => {
    if (held.length === 0) throw new Error(`No timer of ${duration} ms was started.`);
    for (const run of held.splice(0)) run();
  };
}
