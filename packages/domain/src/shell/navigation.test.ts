import { describe, expect, it } from 'vitest';
import {
  accountEntries,
  firstInvitation,
  headerLinks,
  isHiddenInWaitlistMode,
} from './navigation.ts';

const dater = { admin: false };
const admin = { admin: true };
const host = { admin: false, Host: { id: 3, level: '1' } };
const both = { ...host, admin: true };

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(' ');

describe('headerLinks', () => {
  it.each([
    ['a visitor', null, false, ''],
    ['a visitor in waitlist mode', null, true, ''],
    ['a dater', dater, false, 'likes matches'],
    ['a dater in waitlist mode', dater, true, ''],
    ['an admin in waitlist mode', admin, true, ''],
  ])('for %s', (_who, user, waitlistMode, expected) => {
    expect(ids(headerLinks({ user, waitlistMode }))).toBe(expected);
  });
});

describe('accountEntries', () => {
  it.each([
    ['a visitor', null, false, false, false, 'live-support'],
    ['a visitor in waitlist mode', null, true, false, false, 'live-support'],
    ['a dater', dater, false, false, false, 'edit-application settings wallets log-out'],
    ['a dater in waitlist mode', dater, true, false, false, 'edit-application settings log-out'],
    [
      'a dater with an invitation',
      dater,
      true,
      true,
      false,
      'edit-application invitations settings log-out',
    ],
    ['a dater with tickets', dater, true, false, true, 'edit-application tickets settings log-out'],
    ['an admin', admin, true, false, false, 'edit-application settings admin-view log-out'],
    ['a host', host, true, false, false, 'edit-application settings host-view log-out'],
    [
      'an admin who hosts, with everything',
      both,
      false,
      true,
      true,
      'edit-application invitations tickets settings wallets admin-view host-view log-out',
    ],
    [
      'a user whose Host is null',
      { admin: false, Host: null },
      true,
      false,
      false,
      'edit-application settings log-out',
    ],
  ])('for %s', (_who, user, waitlistMode, isInvited, hasUpcomingTickets, expected) => {
    const invitation = isInvited ? { slug: 'long-table' } : undefined;
    expect(ids(accountEntries({ user, waitlistMode, invitation, hasUpcomingTickets }))).toBe(
      expected,
    );
  });

  it('have a badge only for the invitation', () => {
    const everything = { user: both, waitlistMode: false, hasUpcomingTickets: true };
    const badges = accountEntries({ ...everything, invitation: {} }).map(({ label, badge }) => [
      label,
      badge,
    ]);
    expect(badges).toEqual([
      ['Edit Application', undefined],
      ['Invitations', '1'],
      ['My tickets', undefined],
      ['Settings', undefined],
      ['My Wallets', undefined],
      ['Admin View', undefined],
      ['Host View', undefined],
      ['Log out', undefined],
    ]);
  });
});

describe('firstInvitation', () => {
  const event = (slug: string, userSignedUpAlready?: boolean) => ({
    slug,
    ...(userSignedUpAlready !== undefined && { userSignedUpAlready }),
  });

  it.each([
    ['no event is featured', [], undefined],
    ['there is a ticket to each', [event('a', true), event('b', true)], undefined],
    ['the second one has no ticket', [event('a', true), event('b', false), event('c')], 'b'],
    ['nothing is said of tickets', [event('a')], 'a'],
  ])('if %s', (_when, featured, slug) => {
    expect(firstInvitation(featured)?.slug).toBe(slug);
  });
});

it.each([
  ['likes', true],
  ['matches', true],
  ['wallets', true],
  ['tickets', false],
  ['invitations', false],
] as const)('waitlist mode hides %s: %s', (id, isHidden) => {
  expect(isHiddenInWaitlistMode(id)).toBe(isHidden);
});
