import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_TYPES } from '../waitlist/membership-type.ts';
import {
  changedWaitlistSearch,
  setFilterCount,
  WAITLIST_START,
  waitlistParameters,
  waitlistQuery,
  waitlistSearchOf,
  type WaitlistSearch,
} from './waitlist-search.ts';
import { WAITLIST_TABS } from './waitlist-tabs.ts';

const addressOf = (parameters: Record<string, string>) => {
  const stored = new Map(Object.entries(parameters));
  return { get: (name: string) => stored.get(name) ?? null };
};

const text = fc.string({ maxLength: 40 }).map((typed) => typed.trim());
const flag = fc.constantFrom(true, false, null);
const searches: fc.Arbitrary<WaitlistSearch> = fc.record({
  tab: fc.constantFrom(...WAITLIST_TABS, 'all' as const),
  view: fc.constantFrom('list', 'single'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  applicant: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  search: text,
  location: text,
  membershipType: fc.option(fc.constantFrom(...MEMBERSHIP_TYPES)),
  cardSubmitted: flag,
  appSubmitted: flag,
});

describe('the address of the waitlist', () => {
  it('is empty at the start', () => {
    expect(waitlistParameters(WAITLIST_START)).toEqual({});
    expect(waitlistSearchOf(addressOf({}))).toEqual(WAITLIST_START);
  });

  it('leads back to the same place', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(waitlistSearchOf(addressOf(waitlistParameters(search)))).toEqual(search);
      }),
    );
  });

  it.each<[Record<string, string>, Partial<WaitlistSearch>]>([
    [
      { status: 'maybe', page: '3' },
      { tab: 'maybe', page: 3 },
    ],
    [
      { status: 'all', view: 'single' },
      { tab: 'all', view: 'single' },
    ],
    [{ status: 'subscription-paused' }, { tab: 'pending' }],
    [{ status: 'constructor', view: 'grid', page: '0', applicant: '-4' }, {}],
    [{ page: '99999999' }, { page: 1_000_000 }],
    [{ page: '2e3', membershipType: 'gold' }, {}],
    [{ cardSubmitted: 'false', appSubmitted: 'yes' }, { cardSubmitted: false }],
    [{ search: `  ${'a'.repeat(200)}` }, { search: 'a'.repeat(120) }],
  ])('%o shows %o', (parameters, shown) => {
    expect(waitlistSearchOf(addressOf(parameters))).toEqual({ ...WAITLIST_START, ...shown });
  });
});

describe('the query of the call', () => {
  it('drops empty values', () => {
    expect(waitlistQuery(WAITLIST_START)).toEqual({
      page: 1,
      waitlistStatus: 'pending',
      paginated: true,
    });
  });

  it('has every filter that is set, those of false too', () => {
    const search: WaitlistSearch = {
      ...WAITLIST_START,
      tab: 'all',
      page: 2,
      view: 'single',
      applicant: 7,
      search: 'sato',
      location: 'Toronto',
      membershipType: 'friends',
      cardSubmitted: false,
      appSubmitted: true,
    };
    expect(waitlistQuery(search)).toEqual({
      page: 2,
      waitlistStatus: 'all',
      paginated: true,
      search: 'sato',
      location: 'Toronto',
      membershipType: 'friends',
      cardSubmitted: false,
      appSubmitted: true,
    });
    expect(setFilterCount(search)).toBe(5);
  });
});

describe('a change of what is shown', () => {
  const deep: WaitlistSearch = { ...WAITLIST_START, view: 'single', page: 4, applicant: 7 };

  it.each<[Partial<WaitlistSearch>, Partial<WaitlistSearch>]>([
    [{ tab: 'maybe' }, { tab: 'maybe', page: 1, applicant: null }],
    [{ search: 'sato' }, { search: 'sato', page: 1, applicant: null }],
    [{ page: 5 }, { page: 5, applicant: null }],
    [{ applicant: 8 }, { applicant: 8 }],
    [{ view: 'list' }, { view: 'list' }],
  ])('%o leads to %o', (change, expected) => {
    expect(changedWaitlistSearch(deep, change)).toEqual({ ...deep, ...expected });
  });
});
