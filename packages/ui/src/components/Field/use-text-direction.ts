import { useCallback, useState } from 'react';

type TextDirection = 'ltr' | 'rtl';

/**
 * The text direction of an element, for code that depends on it, such as the direction of arrow keys. Attach
 * `ref` to that element. Read once, on mount.
 */
export function useTextDirection() {
  const [direction, setDirection] = useState<TextDirection>('ltr');
  const ref = useCallback((element: Element | null) => {
    if (element !== null) setDirection(getComputedStyle(element).direction as TextDirection);
  }, []);
  return { direction, ref };
}
