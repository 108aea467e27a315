import { getListDeckProfilesQueryOptions, useSessionState } from '@perigee/api';
import { isActivityCompleted } from '@perigee/domain/waitlist';
import { ForYouPanel } from '@perigee/ui/for-you';
import { LikesBar } from '../likes/likes-bar.tsx';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { DeckRoute } from './deck.tsx';

export const queries: PageQueries = () => [
  { ...getListDeckProfilesQueryOptions(), meta: { firstPicture: 'profiles.profileImage' } },
];

/** The deck; it needs a complete profile to choose other profiles by. */
export function Component() {
  const { user } = useSessionState();
  if (user === null) return null;
  const isComplete = isActivityCompleted(user.applicationStatuses, 'COMPLETE_PROFILE');
  const tabs = <LikesBar current="for-you" />;
  return isComplete ? (
    <DeckRoute user={user} tabs={tabs} />
  ) : (
    <ForYouPanel profileHref={paths.profile} tabs={tabs} />
  );
}
