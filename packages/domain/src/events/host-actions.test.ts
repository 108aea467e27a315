import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES } from './event-options.ts';
import { hasInviteLink, hostActions } from './host-actions.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const ahead = new Date('2026-12-02T12:00:00Z');
const event = (change: object) => ({
  status: 'created',
  endTime: ahead,
  isBachelorette: false,
  ...change,
});

const ALL = {
  changeSchedule: true,
  cancelSignups: true,
  declineApplicants: true,
  invite: true,
  giveTickets: true,
};
const NONE = {
  changeSchedule: false,
  cancelSignups: false,
  declineApplicants: false,
  invite: false,
  giveTickets: false,
};

describe('hostActions', () => {
  it.each([
    ['created', {}, ALL],
    ['updated', { status: 'updated' }, { ...ALL, changeSchedule: false }],
    ['live', { status: 'started' }, { ...ALL, changeSchedule: false }],
    [
      'in review',
      { status: 'pending' },
      { ...ALL, changeSchedule: false, invite: false, giveTickets: false },
    ],
    ['cancelled', { status: 'archived' }, NONE],
    ['completed', { status: 'completed' }, NONE],
    ['past its end', { endTime: NOW }, { ...NONE, changeSchedule: true }],
    ['of a bachelorette', { isBachelorette: true }, { ...ALL, cancelSignups: false }],
  ])('for an event that is %s', (_which, change, actions) => {
    expect(hostActions(event(change), NOW)).toEqual(actions);
  });
});

describe('hasInviteLink', () => {
  it.each(EVENT_STATUSES)('%s', (status) => {
    expect(hasInviteLink(status)).toBe(['created', 'started', 'updated'].includes(status));
  });
});
