import { DiscoverPlace, lazyWithPreload, useHydrated } from '@perigee/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const DiscoverSection = lazyWithPreload(
  async () => (await import('./discover-section.tsx')).default,
);

/** How near somebody has to scroll. */
const NEAR = '400px 0px';

/**
 * The place of the evenings on the landing page. Their code and their data load when somebody comes
 * near; for whoever comes back they are there at once, so that the page keeps its place.
 */
export function DiscoverSlot() {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const place = useRef<HTMLElement>(null);
  const [hasComeNear, setHasComeNear] = useState(false);
  // What was drawn beforehand is taken over as it stands, also where somebody comes back to it.
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
