import {
  getGetMyApplicationStatusQueryOptions,
  getGetMyWaitlistEntryQueryOptions,
  useGetMyApplicationStatus,
  useGetMyWaitlistEntry,
  type User,
} from '@perigee/api';
import { homeView } from '@perigee/domain/waitlist';
import { PageMeta } from '@perigee/ui';
import { AcceptedPage, WaitlistSkeleton } from '@perigee/ui/waitlist';
import { useRef, useState } from 'react';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { outsideHrefs } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { HomeDialogs, type HomeDialog } from './home-dialogs.tsx';
import { membershipOf } from './membership-of.ts';
import { useWaitlistSwitch } from './use-waitlist-switch.ts';
import { WaitlistHome } from './waitlist-home.tsx';

/** The queries of both views. */
export const queries: PageQueries = () => [
  getGetMyWaitlistEntryQueryOptions(),
  getGetMyApplicationStatusQueryOptions(),
];

export interface MemberHomeProps {
  /** Null while it is unknown who is signed in. */
  user: User | null;
  /** Called when a dialog opens or closes. */
  onDialog: (isOpen: boolean) => void;
}

/** The home of a member, and its skeleton. */
export default function MemberHome({ user, onDialog }: MemberHomeProps) {
  return user === null ? <WaitlistSkeleton /> : <KnownHome user={user} onDialog={onDialog} />;
}

interface KnownHomeProps extends MemberHomeProps {
  user: User;
}

/**
 * The waitlist view, which changes into the accepted view while it is open. An open dialog stays open across
 * the change: the user may be typing a card into it.
 */
function KnownHome({ user, onDialog }: KnownHomeProps) {
  const view = homeView(user);
  const [firstView] = useState(view);
  const [dialog, setDialog] = useState<HomeDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const entryQuery = useGetMyWaitlistEntry();
  const entry = toLoadable(entryQuery);
  const { data: status } = useGetMyApplicationStatus();
  const open = (next: HomeDialog | null) => {
    setDialog(next);
    onDialog(next !== null);
  };
  const membership = membershipOf(user, status?.activities ?? user.applicationStatuses);
  const waitlistSwitch = useWaitlistSwitch(user);
  const isStaff = user.admin || user.Host !== undefined;
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
          membership={membership}
          onBecomeMember={isStaff ? undefined : () => open('membership')}
          liveSupportHref={paths.liveSupport}
          justAccepted={firstView !== 'accepted'}
          downloadHref={outsideHrefs.iosApp}
          waitlistSwitch={waitlistSwitch}
          headingRef={heading}
        />
      ) : (
        <WaitlistHome
          user={user}
          entry={entry}
          membership={membership}
          waitlistSwitch={waitlistSwitch}
          headingRef={heading}
          onOpen={open}
        />
      )}
      <HomeDialogs
        open={dialog}
        user={user}
        membership={membership}
        heading={heading}
        onOpen={open}
      />
    </>
  );
}
