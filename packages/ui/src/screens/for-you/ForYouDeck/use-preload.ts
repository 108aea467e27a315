import type { PublicProfile } from '@perigee/api';
import { shownPhotos } from '@perigee/domain/profile';
import { useEffect } from 'react';

/** Downloads and decodes the first photo of the next profile, so that it is visible at once. */
export function usePreload(profile: PublicProfile | undefined) {
  const address = profile === undefined ? undefined : shownPhotos(profile.images)[0]?.url;
  useEffect(() => {
    if (address === undefined) return;
    const image = new Image();
    image.src = address;
    // A picture that fails to load has a fallback.
    image.decode().catch(() => undefined);
  }, [address]);
}
