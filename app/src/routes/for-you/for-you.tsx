import { getListDeckProfilesQueryOptions, useSessionState } from '@perigee/api';
import { isActivityCompleted } from '@perigee/domain/waitlist';
import { PageMeta } from '@perigee/ui';
import { ForYouPanel } from '@perigee/ui/for-you';
import { LikesBar } from '../likes/likes-bar.tsx';
import { paths } from '../paths.ts';
import type { Prepare } from '../prepare.ts';
import { DeckRoute } from './deck.tsx';

export const prepare: Prepare = ({ queryClient, session }) =>
  session.getState().user === null
    ? Promise.resolve()
    : queryClient.prefetchQuery(getListDeckProfilesQueryOptions());

/** The deck; it needs a complete profile to choose other profiles by. */
export function Component() {
  const { user } = useSessionState();
  if (user === null) return null;
  const isComplete = isActivityCompleted(user.applicationStatuses, 'COMPLETE_PROFILE');
  return (
    <>
      <PageMeta title="For you" unlisted />
      <LikesBar current="for-you" />
      {isComplete ? (
        <DeckRoute user={user} />
      ) : (
        <ForYouPanel level={1} profileHref={paths.profile} />
      )}
    </>
  );
}
