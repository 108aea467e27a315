import { getGetLikesOverviewQueryOptions, useGetLikesOverview, useUnmatch } from '@perigee/api';
import { MatchesPage } from '@perigee/ui/likes';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { profileHref } from '../hrefs.ts';
import { useNow } from '../../services/use-now.ts';

export const queries: PageQueries = () => [getGetLikesOverviewQueryOptions()];

export function Component() {
  const now = useNow();
  const query = useGetLikesOverview();
  const overview = toLoadable(query);
  const { mutateAsync: unmatch } = useUnmatch();
  return (
    <>
      <MatchesPage
        matches={mapLoadable(overview, ({ matches }) => matches)}
        now={now}
        profileHref={profileHref}
        forYouHref={paths.forYou}
        onUnmatch={({ id }) => unmatch({ id })}
      />
    </>
  );
}
