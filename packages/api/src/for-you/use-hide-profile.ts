import { useQueryClient } from '@tanstack/react-query';
import {
  getListAdminDeckProfilesQueryKey,
  useHideDeckProfile,
} from '../generated/client/for-you/for-you.ts';
import type { AdminDeck } from '../generated/model/index.ts';

/**
 * Hides a profile from all members. It leaves the cached deck of the admins, also if that cannot be refetched: what
 * is left of the deck then is what is still to be decided.
 */
export function useHideProfile(): (id: number) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useHideDeckProfile();
  return async (id) => {
    await mutateAsync({ id: String(id) });
    queryClient.setQueryData<AdminDeck>(
      getListAdminDeckProfilesQueryKey(),
      (deck) => deck && { profiles: deck.profiles.filter((profile) => profile.id !== id) },
    );
  };
}
