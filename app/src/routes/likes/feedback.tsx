import {
  getGetLikesOverviewQueryOptions,
  useGetLikesOverview,
  useSessionState,
} from '@perigee/api';
import { FeedbackPage } from '@perigee/ui/feedback';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { matchesHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { useAnswerLike } from './use-answer-like.ts';

export const queries: PageQueries = () => [getGetLikesOverviewQueryOptions()];

export function Component() {
  const overview = useGetLikesOverview();
  const { user } = useSessionState();
  const answer = useAnswerLike(user?.id ?? 0, overview.data?.received);
  if (user === null) return null;
  return (
    <FeedbackPage
      likes={mapLoadable(toLoadable(overview), ({ received }) => received)}
      onAnswer={({ profile }, feedback) => answer(profile.id, feedback)}
      viewer={user}
      matchesHref={matchesHref}
      homeHref={paths.home}
    />
  );
}
