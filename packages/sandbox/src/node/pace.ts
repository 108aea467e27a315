/**
 * Counts the events of one page.
 *
 * @returns whether another event is within the limit
 */
export function createPace(most: number, periodMs: number): () => boolean {
  let [beganAt, count] = [performance.now(), 0];
  return () => {
    const now = performance.now();
    if (now - beganAt > periodMs) [beganAt, count] = [now, 0];
    count += 1;
    return count <= most;
  };
}
