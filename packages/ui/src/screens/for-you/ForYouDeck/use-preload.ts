import type { PublicProfile } from '@perigee/api';
import { shownPhotos } from '@perigee/domain';
import { useEffect } from 'react';

/** Fetches and unpacks the first photo of whoever comes next, so that it is there with them. */
export function usePreload(profile: PublicProfile | undefined) {
  const address = profile === undefined ? undefined : shownPhotos(profile.images)[0]?.url;
  useEffect(() => {
    if (address === undefined) return;
    const image = new Image();
    image.src = address;
    // A picture that does not come has a stand-in.
    image.decode().catch(() => undefined);
  }, [address]);
}
