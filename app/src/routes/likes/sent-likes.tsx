import { useDecide, useListSentLikes, useSessionState } from '@perigee/api';
import { LikesPage } from '@perigee/ui/likes';
import { toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { matchesHref, profileHref } from '../hrefs.ts';
import { LikesBar } from './likes-bar.tsx';
import { useNow } from '../../services/use-now.ts';

/** The likes that the user sent. */
export function SentLikes() {
  const now = useNow();
  const query = useListSentLikes();
  const likes = toLoadable(query);
  const { user } = useSessionState();
  const decide = useDecide();
  if (user === null) return null;
  return (
    <LikesPage
      type="sent"
      tabs={<LikesBar current="sent" />}
      likes={likes}
      now={now}
      forYouHref={paths.forYou}
      tokens={user.points}
      matchesHref={matchesHref}
      viewer={user}
      profileHref={profileHref}
      onFeedback={({ id }, feedback) => decide(id, { liked: true, ...feedback })}
    />
  );
}
