import { useCallback, useState } from 'react';

type TextDirection = 'ltr' | 'rtl';

/**
 * The direction that text has where an element stands, for what must know it in code: which way
 * arrow keys move. `ref` goes to that element. Read once, when it comes.
 */
export function useTextDirection() {
  const [direction, setDirection] = useState<TextDirection>('ltr');
  const ref = useCallback((element: Element | null) => {
    if (element !== null) setDirection(getComputedStyle(element).direction as TextDirection);
  }, []);
  return { direction, ref };
}
