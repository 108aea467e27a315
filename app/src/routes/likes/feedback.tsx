import {
  getGetLikesOverviewQueryOptions,
  useDecide,
  useGetLikesOverview,
  useSessionState,
} from '@perigee/api';
import { FeedbackPage } from '@perigee/ui/feedback';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { keepLikeComment } from '../../services/chat/like-comments.ts';
import { matchesHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';

export const queries: PageQueries = () => [getGetLikesOverviewQueryOptions()];

export function Component() {
  const overview = useGetLikesOverview();
  const { user } = useSessionState();
  const decide = useDecide();
  if (user === null) return null;
  return (
    <FeedbackPage
      likes={mapLoadable(toLoadable(overview), ({ received }) => received)}
      onAnswer={async ({ profile, comment }, feedback) => {
        const result = await decide(profile.id, feedback);
        if (result.matched && comment !== null) keepLikeComment(user.id, profile.id, comment);
        return result;
      }}
      viewer={user}
      matchesHref={matchesHref}
      homeHref={paths.home}
    />
  );
}
