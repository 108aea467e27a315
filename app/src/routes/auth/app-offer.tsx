import { isMobileSafari } from '@perigee/domain';
import { MobileSafariBanner } from '@perigee/ui/auth';
import { useState } from 'react';
import { config } from '../../config.ts';

const SEEN = 'app-offer-seen';

/** Offers the app to visitors in mobile Safari, once a visit. */
export default function AppOffer() {
  const [isOpen, setIsOpen] = useState(
    () => isMobileSafari(navigator) && sessionStorage.getItem(SEEN) === null,
  );
  return (
    <MobileSafariBanner
      open={isOpen}
      downloadHref={config.iosApp.storeUrl}
      onStay={() => {
        sessionStorage.setItem(SEEN, 'yes');
        setIsOpen(false);
      }}
    />
  );
}
