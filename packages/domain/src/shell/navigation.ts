import { navigationLabels } from './messages.ts';

/** What waitlist mode hides. Source: member §1, with the decision C-03. */
const HIDDEN_IN_WAITLIST_MODE: ReadonlySet<string> = new Set(['likes', 'matches', 'wallets']);

export type HeaderLinkId = 'likes' | 'matches';

export type AccountEntryId = Exclude<keyof typeof navigationLabels, HeaderLinkId>;

/** A place in the header, or an entry of its menu. Where it leads is for the app to say. */
export interface NavigationEntry<Id extends string> {
  id: Id;
  label: string;
  /** How many wait there. */
  badge?: string;
}

/** Whoever the header is drawn for, as far as it asks; null for visitors. */
export interface NavigationUser {
  admin: boolean;
  /** There for hosts only. */
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

/** Whether a place is shown to members at all. Source: member §1. */
export function isHiddenInWaitlistMode(id: HeaderLinkId | AccountEntryId): boolean {
  return HIDDEN_IN_WAITLIST_MODE.has(id);
}

/** The links in the header itself, in order: members have them. Source: member §2. */
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
 * The entries behind the picture, and in the menu of small screens, in the documents' order. A
 * visitor's stand on small screens only. Source: member §1, §2, §6.
 *
 * @param invitation what {@link firstInvitation} found
 * @param hasUpcomingTickets whether the list of upcoming events holds any
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

/** What somebody is invited to: the first featured event without a ticket of theirs. Member §2. */
export function firstInvitation<Featured extends { userSignedUpAlready?: boolean }>(
  featuredEvents: readonly Featured[],
): Featured | undefined {
  return featuredEvents.find(({ userSignedUpAlready }) => userSignedUpAlready !== true);
}
