/** How long a page that is being closed may hold the world. */
const HANDOVER_MS = 3000;

/** Why the demonstration cannot start, in words for its user. */
interface Problem {
  title: string;
  children: string;
}

/**
 * Holds a world for this tab: two tabs would overwrite each other's.
 *
 * @returns null, or why the demonstration cannot start here
 */
export async function holdWorld(name: string): Promise<Problem | null> {
  if (!isSecureContext) {
    return {
      title: 'This demonstration needs HTTPS',
      children: 'Browsers run it on pages that are served by HTTPS, and on localhost.',
    };
  }
  const isHeld = await new Promise<boolean>((resolve) => {
    const untilClosed = () => {
      resolve(true);
      return new Promise(() => undefined);
    };
    const signal = AbortSignal.timeout(HANDOVER_MS);
    navigator.locks.request(name, { signal }, untilClosed).catch(() => resolve(false));
  });
  if (isHeld) return null;
  return {
    title: 'This demonstration is open in another tab',
    children: 'Close it there, and reload this page.',
  };
}
