import type { PublicProfile } from '@perigee/api';
import { useState } from 'react';

/**
 * The dialog of a like request. It is about the profile for which it was opened, also when that leaves the deck
 * meanwhile.
 *
 * @param profiles of the deck
 */
export function useLikeRequest(profiles: readonly PublicProfile[]) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<PublicProfile>();
  const [refused, setRefused] = useState<PublicProfile>();
  // The request failed and its profile has left: sent again, it would fail again.
  if (isOpen && refused === asked && profiles.every(({ id }) => id !== asked?.id)) setIsOpen(false);
  return {
    isOpen,
    setIsOpen,
    asked,
    open: (profile: PublicProfile) => {
      setAsked(profile);
      setRefused(undefined);
      setIsOpen(true);
    },
    /** Sends the request, and notes if it fails. */
    send: async (profile: PublicProfile, request: () => Promise<void>) => {
      try {
        await request();
      } catch (error) {
        setRefused(profile);
        throw error;
      }
    },
  };
}
