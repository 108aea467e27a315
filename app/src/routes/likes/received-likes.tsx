import { useGetLikesOverview, useSessionState } from '@perigee/api';
import { LikesPage } from '@perigee/ui/likes';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { matchesHref, profileHref } from '../hrefs.ts';
import { LikesBar } from './likes-bar.tsx';
import { useAnswerLike } from './use-answer-like.ts';
import { useNow } from '../../services/use-now.ts';

/** The pending likes that the user received. */
export function ReceivedLikes() {
  const now = useNow();
  const { user } = useSessionState();
  const query = useGetLikesOverview();
  const overview = toLoadable(query);
  const answer = useAnswerLike(user?.id ?? 0, query.data?.received);
  if (user === null) return null;
  return (
    <LikesPage
      type="received"
      tabs={<LikesBar current="received" />}
      likes={mapLoadable(overview, ({ received }) => received)}
      now={now}
      forYouHref={paths.forYou}
      matchesHref={matchesHref}
      viewer={user}
      profileHref={profileHref}
      onReply={({ id }, liked) => answer(id, { liked })}
    />
  );
}
