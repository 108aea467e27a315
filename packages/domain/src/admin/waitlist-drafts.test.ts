import { describe, expect, it } from 'vitest';
import {
  draftedHNum,
  draftUpdate,
  isEmptyDraft,
  isFoundingMember,
  isTicked,
  lacksHNum,
  leavesTab,
  type WaitlistDraft,
} from './waitlist-drafts.ts';

const pending = { waitlistStatus: 'pending', hNum: null, membershipType: 'general' } as const;
const inDatabase = { ...pending, waitlistStatus: 'database-pending' } as const;
const preApproved = { ...pending, waitlistStatus: 'pre-approved' } as const;

describe('a draft', () => {
  it.each<[typeof pending | typeof preApproved, WaitlistDraft, boolean]>([
    [pending, {}, false],
    [pending, { hNum: 7, membershipType: 'founding-member' }, false],
    [pending, { waitlistStatus: 'maybe' }, true],
    [preApproved, { waitlistStatus: 'yes' }, true],
    [preApproved, { waitlistStatus: 'no' }, false],
  ])('of %o, %o ticks the row: %s', (applicant, draft, ticked) => {
    expect(isTicked(applicant, draft)).toBe(ticked);
  });

  it.each<[WaitlistDraft, object]>([
    [{}, {}],
    [{ waitlistStatus: undefined, hNum: 7 }, { hNum: 7 }],
    [
      { waitlistStatus: 'yes', hNum: undefined, membershipType: 'founding-member' },
      { waitlistStatus: 'yes', membershipType: 'founding-member' },
    ],
  ])('%o sends %o', (draft, sent) => {
    expect(draftUpdate(draft)).toEqual(sent);
    expect(Object.values(draftUpdate(draft))).not.toContain(undefined);
    expect(isEmptyDraft(draft)).toBe(Object.keys(sent).length === 0);
  });

  it.each([
    [pending, { waitlistStatus: 'pre-approved' }, false],
    [inDatabase, { waitlistStatus: 'database-approved' }, true],
    [inDatabase, { waitlistStatus: 'database-approved', hNum: 3 }, false],
    [{ ...inDatabase, hNum: 3 }, { waitlistStatus: 'database-approved' }, false],
    [inDatabase, { waitlistStatus: 'pre-approved' }, false],
    [preApproved, { waitlistStatus: 'yes' }, true],
    [{ ...preApproved, hNum: 6 }, { waitlistStatus: 'yes' }, false],
    [preApproved, {}, false],
  ] as const)('of %o as %o lacks an H#: %s', (applicant, draft, lacks) => {
    expect(lacksHNum(applicant, draft)).toBe(lacks);
  });

  it('has the H# that is chosen, else that of the applicant', () => {
    expect(draftedHNum({ ...pending, hNum: 6 }, {})).toBe(6);
    expect(draftedHNum({ ...pending, hNum: 6 }, { hNum: 9 })).toBe(9);
    expect(draftedHNum(pending, {})).toBeNull();
  });

  it('makes a founding member, or leaves one', () => {
    expect(isFoundingMember(pending, {})).toBe(false);
    expect(isFoundingMember(pending, { membershipType: 'founding-member' })).toBe(true);
    expect(isFoundingMember({ membershipType: 'founding-member' }, {})).toBe(true);
  });

  it.each([
    [pending, { waitlistStatus: 'maybe' }, true],
    [preApproved, { waitlistStatus: 'pre-approved' }, false],
    [pending, { hNum: 7 }, false],
  ] as const)('of %o as %o leaves the tab: %s', (applicant, draft, leaves) => {
    expect(leavesTab(applicant, draft)).toBe(leaves);
  });
});
