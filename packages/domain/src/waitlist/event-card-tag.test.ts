import { expect, it } from 'vitest';
import { eventCardTag } from './event-card-tag.ts';

it.each([
  ['pending', true, false, false, 'join'],
  ['database-pending', true, false, true, 'soon'],
  ['subscription-failed', true, false, true, 'soon'],
  ['pending', false, false, false, null],
  ['yes', true, false, true, null],
  ['yes', true, true, true, 'soon'],
  ['yes', false, true, true, null],
] as const)(
  '%s, on the waitlist %s, admin %s, in the database %s: %s',
  (waitlistStatus, waitlist, admin, completed, tag) => {
    const applicationStatuses = [{ action: 'COMPLETE_PROFILE', completed } as const];
    expect(eventCardTag({ waitlistStatus, waitlist, admin, applicationStatuses })).toBe(tag);
  },
);
