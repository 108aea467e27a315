import { DiscoverPlace, lazyWithPreload, useHydrated } from '@perigee/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const DiscoverSection = lazyWithPreload(
  async () => (await import('./discover-section.tsx')).default,
);

/** The distance from the viewport at which loading starts. */
const NEAR = '400px 0px';

/**
 * The place of the evenings on the landing page. Their code and their data load when the user scrolls near;
 * for a user who returns they render at once, so that the page keeps its scroll position.
 */
export function DiscoverSlot() {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const place = useRef<HTMLElement>(null);
  const [hasComeNear, setHasComeNear] = useState(false);
  // The prerendered page is hydrated unchanged, also for a user who returns to it.
  const isTakenOver = useHydrated();
  const isNear =
    hasComeNear || (isTakenOver && navigation === NavigationType.Pop && key !== 'default');

  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasComeNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <DiscoverPlace ref={place}>
      {isNear && (
        <Suspense>
          <DiscoverSection />
        </Suspense>
      )}
    </DiscoverPlace>
  );
}
