import type { User } from '@perigee/api';
import { unreadLabels } from '@perigee/domain/chat';
import { accountEntries, headerLinks } from '@perigee/domain/shell';
import { headerEntries } from './header-entries.ts';
import type { HeaderProps } from './Header.tsx';

/** The addresses of the stories' header. */
const linkHrefs = { likes: '/likes', matches: '/matches' } as const;

const entryHrefs = {
  'live-support': '/live-support',
  'edit-application': '/profile',
  invitations: '/events/the-long-table-new-york-4',
  tickets: '/tickets',
  settings: '/account',
  wallets: '/wallets',
  'admin-view': '/admin',
  'host-view': '/portal',
} as const;

interface HeaderFor {
  user: User | null;
  waitlistMode?: boolean;
  isInvited?: boolean;
  hasUpcomingTickets?: boolean;
  unreadCount?: number;
  onSignIn?: () => void;
  onLogOut?: () => void;
}

const nothing = () => undefined;

/** The header as the app draws it for a user, by the domain's rules; here, on the page of likes. */
export function headerFor({
  user,
  waitlistMode = false,
  isInvited = false,
  hasUpcomingTickets = false,
  unreadCount = 0,
  onSignIn = nothing,
  onLogOut = nothing,
}: HeaderFor): HeaderProps {
  const invitation = isInvited ? {} : undefined;
  const entries = accountEntries({ user, waitlistMode, invitation, hasUpcomingTickets });
  return {
    alwaysSolid: true,
    links: headerLinks({ user, waitlistMode }).map(({ id, label }) => ({
      label,
      ...(id === 'matches' && unreadLabels(unreadCount)),
      href: linkHrefs[id],
      current: id === 'likes',
    })),
    entries: headerEntries(entries, { hrefs: entryHrefs, onLogOut }),
    ...(user === null
      ? { onSignIn }
      : { account: { name: user.firstName, imageUrl: user.profileImage } }),
  };
}
