import { useQueryClient } from '@tanstack/react-query';
import {
  getListAdminDeckProfilesQueryKey,
  useHideDeckProfile,
} from '../generated/client/for-you/for-you.ts';
import { ApiError } from '../http/fetcher.ts';
import type { AdminDeck } from '../generated/model/index.ts';

/**
 * Hides a profile from all members. It leaves the cached deck of the admins when that is saved, or refused because the
 * profile is gone, also if the deck cannot be refetched: what is left of it then is what is still to be decided.
 */
export function useHideProfile(): (id: number) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useHideDeckProfile();
  const queryKey = getListAdminDeckProfilesQueryKey();

  const removeFromDeck = (id: number) =>
    queryClient.setQueryData<AdminDeck>(
      queryKey,
      (deck) => deck && { profiles: deck.profiles.filter((profile) => profile.id !== id) },
    );

  return async (id) => {
    try {
      await mutateAsync({ id: String(id) });
      removeFromDeck(id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        removeFromDeck(id);
        void queryClient.invalidateQueries({ queryKey });
      }
      throw error;
    }
  };
}
