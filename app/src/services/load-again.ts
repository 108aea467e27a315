/** The waits before the code is requested again, in milliseconds: each is twice the one before. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Loads code that is needed sooner or later, and requests it again after each failed download.
 *
 * @returns the function that stops: `onLoaded` is not called after it
 */
export function loadAgain<Code>(
  load: () => Promise<Code>,
  onLoaded: (code: Code) => void,
): () => void {
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const request = async (waitMs: number): Promise<void> => {
    try {
      const code = await load();
      if (!isStopped) onLoaded(code);
    } catch {
      if (isStopped) return;
      retry = setTimeout(() => void request(Math.min(2 * waitMs, LONGEST_WAIT_MS)), waitMs);
    }
  };
  void request(FIRST_WAIT_MS);
  return () => {
    isStopped = true;
    clearTimeout(retry);
  };
}
