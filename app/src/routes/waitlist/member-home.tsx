import {
  getGetMyApplicationStatusQueryOptions,
  getGetMyWaitlistEntryQueryOptions,
  useGetMyWaitlistEntry,
  type User,
} from '@perigee/api';
import type { QueryClient } from '@tanstack/react-query';
import { homeView } from '@perigee/domain';
import { PageMeta } from '@perigee/ui';
import { AcceptedPage } from '@perigee/ui/waitlist';
import { useState } from 'react';
import { outsideHrefs } from '../outside-hrefs.ts';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { WaitlistHome } from './waitlist-home.tsx';

/** Both views ask for these. */
export async function prepare(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(getGetMyWaitlistEntryQueryOptions()),
    queryClient.prefetchQuery(getGetMyApplicationStatusQueryOptions()),
  ]);
}

/** The waitlist view, which turns into the accepted view while it is open. */
export default function MemberHome({ user }: { user: User }) {
  const view = homeView(user);
  const [firstView] = useState(view);
  const entryQuery = useGetMyWaitlistEntry();
  const entry = toLoadable(entryQuery);
  return (
    <>
      <PageMeta title="Home" unlisted />
      {view === 'accepted' ? (
        <AcceptedPage
          person={{
            firstName: user.firstName,
            imageUrl: user.profileImage,
            city: user.userAddress?.locality ?? user.location ?? null,
          }}
          position={mapLoadable(entry, ({ position }) => position)}
          justAccepted={firstView !== 'accepted'}
          downloadHref={outsideHrefs.iosApp}
        />
      ) : (
        <WaitlistHome user={user} entry={entry} />
      )}
    </>
  );
}
