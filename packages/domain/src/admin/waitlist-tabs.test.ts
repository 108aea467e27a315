import { describe, expect, it } from 'vitest';
import { WAITLIST_STATUSES } from '../waitlist/waitlist-status.ts';
import {
  neighboringTab,
  offeredDecisions,
  tickedDecision,
  WAITLIST_TABS,
  type WaitlistTab,
} from './waitlist-tabs.ts';

describe('the tabs', () => {
  it('are all statuses but one', () => {
    const without = WAITLIST_STATUSES.filter(
      (status) => !(WAITLIST_TABS as readonly string[]).includes(status),
    );
    expect(without).toEqual(['subscription-paused']);
  });

  it.each<[WaitlistTab, 'yes' | 'pre-approved' | null]>([
    ['pending', 'pre-approved'],
    ['database-pending', 'pre-approved'],
    ['database-approved', 'pre-approved'],
    ['user-declined', 'pre-approved'],
    ['maybe', 'pre-approved'],
    ['no', 'pre-approved'],
    ['pre-approved', 'yes'],
    ['yes', null],
    ['subscription-failed', null],
    ['subscription-cancelled', null],
    ['all', null],
  ])('a ticked row on %s is decided: %s', (tab, decision) => {
    expect(tickedDecision(tab)).toBe(decision);
  });

  it.each<[WaitlistTab, 1 | -1, WaitlistTab | null]>([
    ['pending', 1, 'database-pending'],
    ['pending', -1, 'subscription-cancelled'],
    ['yes', 1, null],
    ['subscription-failed', -1, null],
    ['all', 1, 'subscription-failed'],
    ['all', -1, null],
  ])('from %s by %i to %s', (tab, step, neighbor) => {
    expect(neighboringTab(tab, step)).toBe(neighbor);
  });
});

describe('the decisions that are offered', () => {
  it('are those of the status, and none while all statuses are listed', () => {
    const applicant = { waitlistStatus: 'maybe' } as const;
    expect(offeredDecisions('maybe', applicant)).toContain('pre-approved');
    expect(offeredDecisions('maybe', applicant)).not.toContain('maybe');
    expect(offeredDecisions('all', applicant)).toEqual([]);
    expect(offeredDecisions('yes', { waitlistStatus: 'yes' })).toEqual([]);
  });
});
