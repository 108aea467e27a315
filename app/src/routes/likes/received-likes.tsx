import { useDecide, useGetLikesOverview, useSessionState } from '@perigee/api';
import { LikesPage } from '@perigee/ui/likes';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { profileHref } from '../hrefs.ts';
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
        matchesHref={paths.matches}
        viewer={user}
        profileHref={profileHref}
        onReply={({ id }, liked) => decide(id, { liked })}
      />
    </>
  );
}
