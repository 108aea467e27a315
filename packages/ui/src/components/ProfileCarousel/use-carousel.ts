import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/breakpoints.ts';

/**
 * Slides that go round: `root` goes to the whole, `viewport` to the element that shows one of them.
 *
 * @param swipes whether a swipe turns them
 */
export function useCarousel(swipes: boolean) {
  const [element, root] = useState<HTMLElement | null>(null);
  const direction = element?.matches(':dir(rtl)') === true ? 'rtl' : 'ltr';
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    direction,
    duration: 20,
    watchDrag: swipes,
    breakpoints: { [reducedMotion]: { duration: 0 } },
  });

  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener);
      return () => embla?.off('select', listener).off('reInit', listener);
    },
    [embla],
  );
  const selected = useSyncExternalStore(subscribe, () => embla?.selectedScrollSnap() ?? 0);

  return {
    root,
    viewport,
    selected,
    direction,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    goTo: (index: number) => embla?.scrollTo(index),
  };
}
