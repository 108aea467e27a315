import { startTransition, useEffect, useState, type RefObject } from 'react';

/**
 * Whether a control may stand in its tooltip: its code has come, and the focus is elsewhere, for the
 * control is drawn anew with it.
 *
 * @param load fetches its code. Where that fails the control stands without: nothing that one must know
 *   is in a tooltip.
 */
export function useTooltipThere(
  control: RefObject<HTMLElement | null>,
  load: () => Promise<unknown>,
): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    // What is lazy takes a moment more, in which what stands there stays.
    const show = () => startTransition(() => setIsThere(true));
    const come = () => {
      const { current } = control;
      if (signal.aborted) return;
      if (current === null || current !== document.activeElement) show();
      else current.addEventListener('blur', show, { once: true, signal });
    };
    load().then(come, () => undefined);
    return () => gone.abort();
  }, [control, load]);
  return isThere;
}
