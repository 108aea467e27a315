import {
  getDiscoverEventsQueryKey,
  useDiscoverEvents,
  useListUpcomingEvents,
  type User,
} from '@perigee/api';
import { accountEntries, firstInvitation, headerLinks } from '@perigee/domain/shell';
import { Header, headerEntries } from '@perigee/ui';
import { useLocation } from 'react-router-dom';
import { config } from '../config.ts';
import { eventHref, likesHrefs } from '../routes/hrefs.ts';
import { paths } from '../routes/paths.ts';
import { beginsUnderHeader } from './header-ground.ts';

const portals = { 'admin-view': paths.admin, 'host-view': paths.portal } as const;

const linkHrefs = {
  likes: likesHrefs.received,
  matches: paths.matches,
} as const;

export interface MemberHeaderProps {
  user: User;
  onLogOut: () => void;
}

/** The header of signed-in users, with the number of their pending items. Source: member §2. */
export default function MemberHeader({ user, onLogOut }: MemberHeaderProps) {
  const { pathname } = useLocation();
  const { waitlistMode } = config;
  const quietly = { refetchOnWindowFocus: false };
  const { data: upcoming = [] } = useListUpcomingEvents({ query: quietly });
  const { data: discovery } = useDiscoverEvents(
    {},
    { query: { ...quietly, queryKey: [...getDiscoverEventsQueryKey({}), user.id] } },
  );
  const invitation = firstInvitation(discovery?.featuredEvents ?? []);
  const entries = accountEntries({
    user,
    waitlistMode,
    invitation,
    hasUpcomingTickets: upcoming.length > 0,
  });
  return (
    <Header
      alwaysSolid={!beginsUnderHeader(pathname, user)}
      account={{ name: user.firstName, imageUrl: user.profileImage }}
      links={headerLinks({ user, waitlistMode }).map(({ id, label }) => ({
        label,
        href: linkHrefs[id],
        current: pathname.startsWith(linkHrefs[id]),
      }))}
      entries={headerEntries(entries, {
        hrefs: {
          ...portals,
          'live-support': paths.liveSupport,
          'edit-application': paths.profile,
          invitations: eventHref(invitation?.slug ?? ''),
          tickets: paths.tickets,
          settings: paths.account,
          wallets: paths.wallets,
        },
        onLogOut,
      })}
    />
  );
}
