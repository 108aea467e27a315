import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApplicationActivity, FeatureAction } from './activities.ts';
import { completeProfile } from '../profile/profile-complete.cases.ts';
import { homeView } from './home-view.ts';
import { joinDatabaseStep } from './join-database-step.ts';
import { decisionNeedsHNum, decisionProblem, WAITLIST_DECISIONS } from './waitlist-decision.ts';
import {
  isAccepted,
  LAPSED_STATUSES,
  wasEverAccepted,
  WAITLIST_STATUSES,
  WAITLIST_STATUS_LABELS,
  type WaitlistStatus,
} from './waitlist-status.ts';
import { waitlistHead } from './waitlist-head.ts';

const status = fc.constantFrom(...WAITLIST_STATUSES);

describe('homeView', () => {
  it.each([
    ['pending', true, 'waitlist'],
    ['pending', false, 'discover'],
    ['pre-approved', true, 'waitlist'],
    ['no', true, 'waitlist'],
    ['subscription-failed', true, 'waitlist'],
    ['yes', true, 'accepted'],
    ['yes', false, 'accepted'],
  ] as const)('%s with waitlist %s shows the %s view', (waitlistStatus, waitlist, view) => {
    expect(homeView({ waitlistStatus, waitlist })).toBe(view);
  });

  it.each([
    ['pending', false, 'waitlist'],
    ['pending', true, 'waitlist'],
    ['yes', false, 'accepted'],
    ['yes', true, 'waitlist'],
  ] as const)('an admin with %s and waitlist %s: %s', (waitlistStatus, waitlist, view) => {
    expect(homeView({ waitlistStatus, waitlist, admin: true })).toBe(view);
  });
});

describe('waitlistHead', () => {
  const done = (...actions: FeatureAction[]): ApplicationActivity[] =>
    actions.map((action) => ({ action, completed: true }));

  it.each([
    [done(), null, 'none', "You're on the waitlist!"],
    [done('CREATE_ACCOUNT'), 'general', 'none', "You're on the waitlist!"],
    [done('SAVE_PAYMENT'), 'general', 'reserved', "You're on the waitlist!"],
    [done('COMPLETE_PROFILE'), 'general', 'none', "You're in the database"],
    [done('COMPLETE_PROFILE'), 'general', 'failed', "You're in the database"],
    [done('COMPLETE_PROFILE'), 'general', 'cancelled', "You're in the database"],
    [done('COMPLETE_PROFILE'), 'founding-member', 'reserved', 'Founding Member'],
    [done('COMPLETE_PROFILE'), 'founding-member', 'paused', 'Founding Member'],
    [done('COMPLETE_PROFILE'), null, 'active', 'General'],
    [
      [{ action: 'COMPLETE_PROFILE', completed: false }],
      'general',
      'none',
      "You're on the waitlist!",
    ],
  ] as const)('%j, %s, %s: %s', (activities, membershipType, membership, heading) => {
    const facts = { activities, membershipType, membership, database: undefined };
    expect(waitlistHead({ ...facts, canJoin: true, offersMembership: true }).title).toBe(heading);
  });

  const NEW = {
    activities: [],
    membershipType: null,
    membership: 'none',
    database: undefined,
    canJoin: true,
    offersMembership: true,
  } as const;
  const IN_DATABASE = { ...NEW, activities: done('COMPLETE_PROFILE') };
  const progress = (completedFields: number) => ({ completedFields, totalFields: 24 });
  const RESERVE = 'Reserve your membership now: there is no charge until you are accepted.';

  it.each([
    ['Places are given by hand. Join the database to complete your application.', NEW],
    ['Places are given by hand. You see here where you stand.', { ...NEW, canJoin: false }],
    [`Your entry is complete. ${RESERVE}`, IN_DATABASE],
    [
      'Your entry is complete. You see here where you stand.',
      { ...IN_DATABASE, offersMembership: false },
    ],
    [
      `The questions in your entry are still unanswered. ${RESERVE}`,
      { ...IN_DATABASE, database: progress(0) },
    ],
    [`7 questions are left in your entry. ${RESERVE}`, { ...IN_DATABASE, database: progress(17) }],
    [`One question is left in your entry. ${RESERVE}`, { ...IN_DATABASE, database: progress(23) }],
    [
      'Your membership is reserved. There is no charge until you are accepted.',
      { ...IN_DATABASE, membership: 'reserved' },
    ],
  ] as const)('says: %s', (subtitle, facts) => {
    expect(waitlistHead(facts).subtitle).toBe(subtitle);
  });

  it.each([
    ['none', null],
    ['cancelled', null],
    ['reserved', 'Your membership'],
    ['active', 'Your membership'],
    ['paused', 'Your membership'],
  ] as const)('with a membership that is %s has the kicker %s', (membership, kicker) => {
    expect(waitlistHead({ ...IN_DATABASE, membership }).kicker).toBe(kicker);
    expect(waitlistHead({ ...NEW, membership }).kicker).toBeNull();
  });
});

describe('joinDatabaseStep', () => {
  const applicant = { firstName: 'Marisol', lastName: 'Vega', ...completeProfile };

  it.each([
    ['nothing', {}, 'questionnaire', 'questionnaire'],
    ['the username', { username: null }, 'signup', 'signup'],
    ['a username that is not blank', { username: ' ' }, 'signup', 'signup'],
    ['the first name', { firstName: '' }, 'signup', 'signup'],
    ['the last name', { lastName: '' }, 'signup', 'signup'],
    ['a photo', { images: [] }, 'questionnaire', 'signup'],
    ['the birthday', { birthdate: null }, 'questionnaire', 'signup'],
  ] as const)('lacking %s', (_lacking, change, step, stepWithAnswers) => {
    const user = { ...applicant, ...change };
    expect(joinDatabaseStep(user, true)).toBe(step);
    expect(joinDatabaseStep(user, false)).toBe(stepWithAnswers);
  });
});

it('accepted members were accepted, also after their membership lapsed, and no other user', () => {
  expect(WAITLIST_STATUSES.filter(wasEverAccepted)).toEqual([...LAPSED_STATUSES, 'yes']);
  expect(LAPSED_STATUSES.filter(isAccepted)).toEqual([]);
});

describe('decisions', () => {
  it('yes and the subscription statuses allow no decision', () => {
    const closed = WAITLIST_STATUSES.filter((from) => WAITLIST_DECISIONS[from].length === 0);
    expect(closed).toEqual([
      'subscription-failed',
      'subscription-cancelled',
      'subscription-paused',
      'yes',
    ]);
  });

  it('only pre-approved leads to yes', () => {
    const leading = WAITLIST_STATUSES.filter((from) => WAITLIST_DECISIONS[from].includes('yes'));
    expect(leading).toEqual(['pre-approved']);
  });

  it.each([
    ['pre-approved', 'yes', true],
    ['database-pending', 'database-approved', true],
    ['pending', 'pre-approved', false],
    ['database-approved', 'pre-approved', false],
  ] as const)('%s to %s needs an H#: %s', (from, to, needed) => {
    expect(decisionNeedsHNum(from, to)).toBe(needed);
  });

  it.each<[WaitlistStatus, number | null, WaitlistStatus, number | undefined]>([
    ['pre-approved', null, 'yes', 7],
    ['pre-approved', 7, 'yes', undefined],
    ['pending', null, 'maybe', undefined],
    ['pre-approved', null, 'pre-approved', 3],
    ['database-pending', 4, 'database-approved', undefined],
  ])('from %s (H# %s) to %s with H# %s is open', (from, hNum, to, chosen) => {
    const entry = { waitlistStatus: from, hNum };
    expect(decisionProblem(entry, { waitlistStatus: to, hNum: chosen })).toBeNull();
  });

  it.each<[WaitlistStatus, WaitlistStatus, number | undefined, string]>([
    ['pre-approved', 'yes', undefined, 'Choose an H# for this decision'],
    ['database-pending', 'database-approved', undefined, 'Choose an H# for this decision'],
    [
      'user-declined',
      'yes',
      7,
      "From 'User Declined' an applicant cannot go to 'Approved', only to Pre-approved, DB Pending, No, Maybe",
    ],
    ['yes', 'no', undefined, "From 'Approved' an applicant cannot go to 'No': no decision is open"],
  ])('from %s to %s with H# %s is refused: %s', (from, to, chosen, problem) => {
    const entry = { waitlistStatus: from, hNum: null };
    expect(decisionProblem(entry, { waitlistStatus: to, hNum: chosen })).toBe(problem);
  });

  it('a decision outside the list is refused with any H#, and no applicant is accepted without one', () => {
    fc.assert(
      fc.property(status, status, fc.option(fc.integer({ min: 1, max: 10 })), (from, to, hNum) => {
        const text = decisionProblem(
          { waitlistStatus: from, hNum: null },
          {
            waitlistStatus: to,
            hNum: hNum ?? undefined,
          },
        );
        const isOpen = WAITLIST_DECISIONS[from].includes(to);
        expect(text === null && !isOpen).toBe(false);
        expect(text === null && to === 'yes' && hNum === null).toBe(false);
      }),
    );
  });

  it('every status has a unique label', () => {
    expect(new Set(Object.values(WAITLIST_STATUS_LABELS)).size).toBe(WAITLIST_STATUSES.length);
  });
});
