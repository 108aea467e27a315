import { navigationLabels } from './messages.ts';

/** The entries that waitlist mode hides. Source: member §1, with the decision C-03. */
const HIDDEN_IN_WAITLIST_MODE: ReadonlySet<string> = new Set(['likes', 'matches', 'wallets']);

export type HeaderLinkId = 'likes' | 'matches';

export type AccountEntryId = Exclude<keyof typeof navigationLabels, HeaderLinkId>;

/** A link in the header, or an entry of its menu. The app decides on its address. */
export interface NavigationEntry<Id extends string> {
  id: Id;
  label: string;
  /** The number of pending items. */
  badge?: string;
}

/** The user of the header, with the fields that it needs; null for visitors. */
export interface NavigationUser {
  admin: boolean;
  /** Set for hosts only. */
  Host?: object | null | undefined;
}

function entries<Id extends keyof typeof navigationLabels>(
  ids: readonly (Id | false)[],
  waitlistMode: boolean,
): NavigationEntry<Id>[] {
  return ids
    .filter((id) => id !== false)
    .filter((id) => !(waitlistMode && HIDDEN_IN_WAITLIST_MODE.has(id)))
    .map((id) => ({
      id,
      label: navigationLabels[id],
      ...(id === 'invitations' && { badge: '1' }),
    }));
}

/** Whether waitlist mode hides an entry from members. Source: member §1. */
export function isHiddenInWaitlistMode(id: HeaderLinkId | AccountEntryId): boolean {
  return HIDDEN_IN_WAITLIST_MODE.has(id);
}

/** The links in the header itself, in order: only members have them. Source: member §2. */
export function headerLinks({
  user,
  waitlistMode,
}: {
  user: NavigationUser | null;
  waitlistMode: boolean;
}): NavigationEntry<HeaderLinkId>[] {
  return user === null ? [] : entries(['likes', 'matches'], waitlistMode);
}

/**
 * The entries of the account menu, and of the menu on small screens, in the documents' order. Visitors have
 * them on small screens only. Source: member §1, §2, §6.
 *
 * @param invitation the result of {@link firstInvitation}
 * @param hasUpcomingTickets whether the user has a ticket for an upcoming event
 */
export function accountEntries({
  user,
  waitlistMode,
  invitation,
  hasUpcomingTickets,
}: {
  user: NavigationUser | null;
  waitlistMode: boolean;
  invitation: object | undefined;
  hasUpcomingTickets: boolean;
}): NavigationEntry<AccountEntryId>[] {
  if (user === null) return entries(['live-support'], waitlistMode);
  const isHost = user.Host !== undefined && user.Host !== null;
  return entries(
    [
      'edit-application',
      invitation !== undefined && 'invitations',
      hasUpcomingTickets && 'tickets',
      'settings',
      'wallets',
      user.admin && 'admin-view',
      isHost && 'host-view',
      'log-out',
    ],
    waitlistMode,
  );
}

/** The event that a user is invited to: the first featured event that they have no ticket for. Member §2. */
export function firstInvitation<Featured extends { userSignedUpAlready?: boolean }>(
  featuredEvents: readonly Featured[],
): Featured | undefined {
  return featuredEvents.find(({ userSignedUpAlready }) => userSignedUpAlready !== true);
}
