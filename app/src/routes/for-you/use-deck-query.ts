import {
  getGetLikesOverviewQueryKey,
  getListDeckProfilesQueryKey,
  getListSentLikesQueryKey,
  useDecideOnProfile,
  useListDeckProfiles,
  type Deck,
  type LikeDecision,
  type LikeResult,
  type PublicProfile,
} from '@perigee/api';
import { limits } from '@perigee/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** With so few left, more are fetched. */
const FEW = 3;

/** A whole number of miles that the deck takes, or undefined. */
function radiusFrom(text: string | null): number | undefined {
  const { min, max } = limits.searchRadius;
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  return Math.min(max, Math.max(min, Number(text)));
}

/**
 * Those who are left of the deck, for the distance in the address if there is one. Whoever is decided
 * on leaves it when the decision has arrived; it is not fetched anew for each of them.
 */
export function useDeckQuery() {
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const radius = radiusFrom(search.get('radius'));
  const params = radius === undefined ? undefined : { radius };
  const query = useListDeckProfiles(params);
  const { mutateAsync } = useDecideOnProfile({ skipInvalidation: true });

  async function decide(profile: PublicProfile, decision: LikeDecision): Promise<LikeResult> {
    const result = await mutateAsync({ id: String(profile.id), data: decision });
    const decks = { queryKey: getListDeckProfilesQueryKey() };
    queryClient.setQueriesData<Deck>(
      decks,
      (deck) => deck && { profiles: deck.profiles.filter(({ id }) => id !== profile.id) },
    );
    const left = queryClient.getQueryData<Deck>(getListDeckProfilesQueryKey(params));
    const changed = [
      getGetLikesOverviewQueryKey(),
      getListSentLikesQueryKey(),
      ...((left?.profiles.length ?? 0) <= FEW ? [decks.queryKey] : []),
    ];
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
    return result;
  }

  return {
    query,
    radius,
    /** Looks so far for now; undefined for as far as the preferences say. */
    setRadius: (miles: number | undefined) => {
      setSearch(miles === undefined ? {} : { radius: String(miles) }, { replace: true });
    },
    decide,
  };
}
