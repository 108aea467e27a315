import {
  getGetMyApplicationStatusQueryOptions,
  getGetMyWaitlistEntryQueryOptions,
  useGetMyApplicationStatus,
  useGetMyWaitlistEntry,
  type User,
} from '@perigee/api';
import type { QueryClient } from '@tanstack/react-query';
import { homeView } from '@perigee/domain';
import { AcceptedPage, WaitlistPage } from '@perigee/ui/waitlist';
import { useState } from 'react';
import { config } from '../../config.ts';
import { combine, mapLoadable, toLoadable } from '../../loadable.ts';

/** Asks for what the view shows, before it is there to ask. */
export function prepare(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(getGetMyWaitlistEntryQueryOptions());
  void queryClient.prefetchQuery(getGetMyApplicationStatusQueryOptions());
}

/** The waitlist view, which turns into the accepted view while it is open. */
export default function MemberHome({ user }: { user: User }) {
  const view = homeView(user);
  const [firstView] = useState(view);
  const entryQuery = useGetMyWaitlistEntry();
  const statusQuery = useGetMyApplicationStatus();
  const entry = toLoadable(entryQuery);
  const status = toLoadable(statusQuery);
  const downloadHref = config.iosApp.storeUrl;

  if (view === 'accepted') {
    return (
      <AcceptedPage
        person={{
          firstName: user.firstName,
          imageUrl: user.profileImage,
          city: user.userAddress?.locality ?? user.location ?? null,
        }}
        position={mapLoadable(entry, ({ position }) => position)}
        justAccepted={firstView !== 'accepted'}
        downloadHref={downloadHref}
      />
    );
  }
  return (
    <WaitlistPage
      application={combine(entry, status, (place, { activities }) => ({ ...place, activities }))}
      downloadHref={downloadHref}
    />
  );
}
