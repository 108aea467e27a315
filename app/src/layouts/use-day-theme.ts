import { useLayoutEffect } from 'react';

/** The day theme, for as long as the layout is shown. */
export function useDayTheme(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = 'day';
    return () => {
      dataset['theme'] = 'night';
    };
  }, []);
}
