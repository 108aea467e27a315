import { DiscoverPlace } from '@perigee/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const DiscoverSection = lazy(() => import('./discover-section.tsx'));

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
  // The first page of a visit was not come back to, though the router says so.
  const [isNear, setIsNear] = useState(navigation === NavigationType.Pop && key !== 'default');

  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
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
