import { isMobileSafari } from '@perigee/domain/auth';
import { lazyWithPreload } from '@perigee/ui';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

const SEEN = 'app-offer-seen';

/** Few users see it, so only they download it. */
const MobileSafariBanner = lazyWithPreload(
  async () => (await import('./mobile-safari-banner.tsx')).default,
  NotOffered,
);

interface AppInstallBanner {
  /** The offer is open: the page behind it waits for the answer. */
  isOpen: boolean;
  banner: ReactNode;
}

/** Offers the app in mobile Safari before sign-in or a membership, once a visit. Source: member §2. */
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

/** If the offer fails to download, the user continues on the web. */
function NotOffered({ onStay }: { onStay: () => void }) {
  const goOn = useEffectEvent(onStay);
  useEffect(() => goOn(), []);
  return null;
}
