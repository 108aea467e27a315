import { useQueryClient } from '@tanstack/react-query';
import { getListDeckProfilesQueryKey } from '../generated/client/for-you/for-you.ts';
import { useDecideOnProfile } from '../generated/client/likes/likes.ts';
import { ApiError } from '../http/fetcher.ts';
import type { Deck, LikeDecision, LikeResult } from '../generated/model/index.ts';

/** With this many profiles left or fewer, more are fetched. */
const FEW = 3;

/**
 * Decides on a profile. It leaves every cached deck when the decision is saved, or refused because the profile is
 * gone, without a refetch for each decision: a deck is refetched when few of its profiles are left.
 */
export function useDecide(): (id: number, decision: LikeDecision) => Promise<LikeResult> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useDecideOnProfile();

  function removeFromDecks(id: number): void {
    const queryKey = getListDeckProfilesQueryKey();
    queryClient.setQueriesData<Deck>(
      { queryKey },
      (deck) => deck && { profiles: deck.profiles.filter((profile) => profile.id !== id) },
    );
    void queryClient.invalidateQueries({
      queryKey,
      predicate: ({ state }) => ((state.data as Deck | undefined)?.profiles.length ?? 0) <= FEW,
    });
  }

  return async (id, data) => {
    try {
      const result = await mutateAsync({ id: String(id), data });
      removeFromDecks(id);
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) removeFromDecks(id);
      throw error;
    }
  };
}
