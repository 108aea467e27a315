import type { User } from '@perigee/api';
import { unreadLabels } from '@perigee/domain/chat';
import { accountEntries, headerLinks } from '@perigee/domain/shell';
import { headerEntries, type HeaderProps } from '@perigee/ui';
import { eventHref, likesHrefs, matchesHref } from '../routes/hrefs.ts';
import { paths } from '../routes/paths.ts';
import { beginsUnderHeader } from './header-ground.ts';

const linkHrefs = {
  likes: likesHrefs.received,
  matches: matchesHref,
} as const;

interface MemberHeaderContent {
  user: User;
  /** The address of the page below the header. */
  pathname: string;
  waitlistMode: boolean;
  /** The event that the user is invited to. */
  invitation: { slug: string } | undefined;
  /** Whether the user has a ticket to an upcoming event. */
  hasUpcomingTickets: boolean;
  /** Unread messages of all conversations. */
  unreadCount?: number;
  onLogOut: () => void;
}

/** What the header of a signed-in user shows. Source: member §2. */
export function memberHeaderProps({
  user,
  pathname,
  waitlistMode,
  invitation,
  hasUpcomingTickets,
  unreadCount = 0,
  onLogOut,
}: MemberHeaderContent): HeaderProps {
  const entries = accountEntries({ user, waitlistMode, invitation, hasUpcomingTickets });
  return {
    alwaysSolid: !beginsUnderHeader(pathname, user),
    account: { name: user.firstName, imageUrl: user.profileImage },
    links: headerLinks({ user, waitlistMode }).map(({ id, label }) => ({
      label,
      ...(id === 'matches' && unreadLabels(unreadCount)),
      href: linkHrefs[id],
      current: pathname.startsWith(linkHrefs[id]),
    })),
    entries: headerEntries(entries, {
      hrefs: {
        'admin-view': paths.admin,
        'host-view': paths.portal,
        'live-support': paths.liveSupport,
        'edit-application': paths.profile,
        invitations: eventHref(invitation?.slug ?? ''),
        tickets: paths.tickets,
        settings: paths.account,
        wallets: paths.wallets,
      },
      onLogOut,
    }),
  };
}
