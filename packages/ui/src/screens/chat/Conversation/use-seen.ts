import { useEffect, useState } from 'react';
import { useStable } from '../../../hooks/use-stable.ts';
import { usePageVisible } from '../../../hooks/use-page-visible.ts';

/**
 * Reports the newest message of the other user once it is in view on a visible page.
 *
 * @returns whether the reader has seen it
 */
export function useSeen(
  newest: string | null,
  isInView: boolean,
  onSeen: (messageId: string) => void,
): boolean {
  const report = useStable(onSeen);
  const [seen, setSeen] = useState<string | null>(null);
  const isVisible = usePageVisible();
  const isSeenNow = isInView && isVisible;
  if (isSeenNow && seen !== newest) setSeen(newest);
  useEffect(() => {
    if (seen !== null) report(seen);
  }, [seen, report]);
  return seen === newest;
}
