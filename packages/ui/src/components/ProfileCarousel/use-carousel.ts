import type createEmblaCarousel from 'embla-carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/breakpoints.ts';

type CreateCarousel = typeof createEmblaCarousel;
type Turn = (embla: EmblaCarouselType) => void;

export const isRightToLeft = (element: Element) => element.matches(':dir(rtl)');

/**
 * Puts the slides exactly in place. The library stops when the frame before was in place, which it may have
 * been in passing: after about one swipe in a thousand, the slides stop up to four pixels away.
 */
function putInPlace(embla: EmblaCarouselType) {
  const { location, offsetLocation, previousLocation, target, translate } = embla.internalEngine();
  for (const moving of [location, offsetLocation, previousLocation]) moving.set(target);
  translate.to(target.get());
}

/**
 * Slides that wrap around: `viewport` is the ref of the element that shows one of them. The library that
 * turns them is loaded after the first slide is drawn, which does not need it; a press before it has loaded
 * is handled afterwards.
 *
 * @param swipes whether a swipe turns them
 */
export function useCarousel(swipes: boolean) {
  const [createCarousel, setCreateCarousel] = useState<CreateCarousel | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const waiting = useRef<Turn | null>(null);

  const fetchCode = useCallback(() => {
    import('embla-carousel').then(
      ({ default: create }) => setCreateCarousel(() => create),
      // After a failed load, the next press tries again.
      () => undefined,
    );
  }, []);
  useEffect(fetchCode, [fetchCode]);

  const viewport = useCallback(
    (node: HTMLElement | null) => {
      if (node === null || createCarousel === null) return;
      const created = createCarousel(node, {
        loop: true,
        direction: isRightToLeft(node) ? 'rtl' : 'ltr',
        duration: 20,
        watchDrag: swipes,
        breakpoints: { [reducedMotion]: { duration: 0 } },
      });
      created.on('settle', putInPlace);
      setEmbla(created);
      waiting.current?.(created);
      waiting.current = null;
      return () => {
        created.destroy();
        setEmbla(null);
      };
    },
    [createCarousel, swipes],
  );

  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener);
      return () => embla?.off('select', listener).off('reInit', listener);
    },
    [embla],
  );
  const selected = useSyncExternalStore(subscribe, () => embla?.selectedScrollSnap() ?? 0);

  const turn = (how: Turn) => {
    if (embla !== null) {
      how(embla);
      return;
    }
    waiting.current = how;
    fetchCode();
  };

  return {
    viewport,
    selected,
    /** Whether swipes are already handled. */
    isMovable: swipes && embla !== null,
    previous: () => turn((carousel) => carousel.scrollPrev()),
    next: () => turn((carousel) => carousel.scrollNext()),
    goTo: (index: number) => turn((carousel) => carousel.scrollTo(index)),
  };
}
