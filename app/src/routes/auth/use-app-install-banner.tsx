import { isMobileSafari } from '@perigee/domain';
import { lazyWithPreload } from '@perigee/ui';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

const SEEN = 'app-offer-seen';

/** Few see it, so it is downloaded for them alone. */
const MobileSafariBanner = lazyWithPreload(
  async () => (await import('./mobile-safari-banner.tsx')).default,
  NotOffered,
);

interface AppInstallBanner {
  /** The question is open: what it leads to waits for the answer. */
  isOpen: boolean;
  banner: ReactNode;
}

/** Offers the app in mobile Safari before a way in or a membership, once a visit. Source: member §2. */
export function useAppInstallBanner(): AppInstallBanner {
  const [isOffered] = useState(
    () => isMobileSafari(navigator) && sessionStorage.getItem(SEEN) === null,
  );
  const [isOpen, setIsOpen] = useState(isOffered);
  const stay = () => {
    sessionStorage.setItem(SEEN, 'yes');
    setIsOpen(false);
  };
  return {
    isOpen,
    banner: isOffered && (
      <Suspense>
        <MobileSafariBanner open={isOpen} onStay={stay} />
      </Suspense>
    ),
  };
}

/** Where the offer could not be downloaded, the web is the way on. */
function NotOffered({ onStay }: { onStay: () => void }) {
  const goOn = useEffectEvent(onStay);
  useEffect(() => goOn(), []);
  return null;
}
