import {
  useDecide,
  useListDeckProfiles,
  type LikeDecision,
  type PublicProfile,
} from '@perigee/api';
import { limits } from '@perigee/domain';
import { useSearchParams } from 'react-router-dom';

/** A valid search radius in miles, or undefined. */
function radiusFrom(text: string | null): number | undefined {
  const { min, max } = limits.searchRadius;
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  return Math.min(max, Math.max(min, Number(text)));
}

/** The remaining profiles of the deck, for the radius in the address if it has one. */
export function useDeckQuery() {
  const [search, setSearch] = useSearchParams();
  const radius = radiusFrom(search.get('radius'));
  const query = useListDeckProfiles(radius === undefined ? undefined : { radius });
  const decide = useDecide();
  return {
    query,
    radius,
    /** Sets a temporary radius; undefined for the radius of the preferences. */
    setRadius: (miles: number | undefined) => {
      setSearch(miles === undefined ? {} : { radius: String(miles) }, { replace: true });
    },
    decide: ({ id }: PublicProfile, decision: LikeDecision) => decide(id, decision),
  };
}
