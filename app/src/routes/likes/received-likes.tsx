import { useDecide, useGetLikesOverview, useSessionState } from '@perigee/api';
import { LikesPage } from '@perigee/ui/likes';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { matchesHref, profileHref } from '../hrefs.ts';
import { keepLikeComment } from '../../services/chat/like-comments.ts';
import { LikesBar } from './likes-bar.tsx';
import { useNow } from '../../services/use-now.ts';

/** The pending likes that the user received. */
export function ReceivedLikes() {
  const now = useNow();
  const { user } = useSessionState();
  const query = useGetLikesOverview();
  const overview = toLoadable(query);
  const decide = useDecide();
  if (user === null) return null;
  return (
    <>
      <LikesBar current="received" />
      <LikesPage
        type="received"
        likes={mapLoadable(overview, ({ received }) => received)}
        now={now}
        forYouHref={paths.forYou}
        matchesHref={matchesHref}
        viewer={user}
        profileHref={profileHref}
        onReply={async ({ id }, liked) => {
          const result = await decide(id, { liked });
          const like = query.data?.received.find(({ profile }) => profile.id === id);
          if (result.matched && like?.comment) keepLikeComment(user.id, id, like.comment);
          return result;
        }}
      />
    </>
  );
}
