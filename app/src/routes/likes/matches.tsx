import { getGetLikesOverviewQueryOptions, useGetLikesOverview } from '@perigee/api';
import { MatchesPage } from '@perigee/ui/chat';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { profileHref } from '../hrefs.ts';
import { viewerTimeZone } from '../hosts/viewer-time-zone.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';

export const queries: PageQueries = () => [getGetLikesOverviewQueryOptions()];

/** Without messages until the app has a chat service: the links lead to the profiles. */
export function Component() {
  const now = useNow();
  const query = useGetLikesOverview();
  const overview = toLoadable(query);
  return (
    <MatchesPage
      matches={mapLoadable(overview, ({ matches }) =>
        matches.map((match) => ({
          match,
          lastMessage: null,
          unreadCount: 0,
          hasFailed: false,
          isOpened: true,
        })),
      )}
      openMatchId={null}
      conversationHref={({ profile }) => profileHref(profile)}
      now={now}
      viewerTimeZone={viewerTimeZone()}
      forYouHref={paths.forYou}
    />
  );
}
