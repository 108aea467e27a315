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

/** With this many profiles left or fewer, more are fetched. */
const FEW = 3;

/** A valid search radius in miles, or undefined. */
function radiusFrom(text: string | null): number | undefined {
  const { min, max } = limits.searchRadius;
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  return Math.min(max, Math.max(min, Number(text)));
}

/**
 * The remaining profiles of the deck, for the radius in the address if it has one. A profile leaves the deck
 * when its decision is saved; the deck is not refetched for each decision.
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
    /** Sets a temporary radius; undefined for the radius of the preferences. */
    setRadius: (miles: number | undefined) => {
      setSearch(miles === undefined ? {} : { radius: String(miles) }, { replace: true });
    },
    decide,
  };
}
