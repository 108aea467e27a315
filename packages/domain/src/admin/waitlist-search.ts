import { limits } from '../limits.ts';
import { MEMBERSHIP_TYPES, type MembershipType } from '../waitlist/membership-type.ts';
import { WAITLIST_TABS, type WaitlistTab } from './waitlist-tabs.ts';

/** What narrows the waitlist down, beside its tab. Null and '' for a filter that is not set. */
export interface WaitlistFilters {
  search: string;
  location: string;
  membershipType: MembershipType | null;
  cardSubmitted: boolean | null;
  appSubmitted: boolean | null;
}

/** What the waitlist shows. It lives in the address, so that Back returns to the same place. */
export interface WaitlistSearch extends WaitlistFilters {
  tab: WaitlistTab;
  view: 'list' | 'single';
  /** Counted from 1. */
  page: number;
  /** The user id of the applicant in the single view; null for the first one of the page. */
  applicant: number | null;
}

export const NO_WAITLIST_FILTERS: WaitlistFilters = {
  search: '',
  location: '',
  membershipType: null,
  cardSubmitted: null,
  appSubmitted: null,
};

/** The waitlist as it opens. */
export const WAITLIST_START: WaitlistSearch = {
  ...NO_WAITLIST_FILTERS,
  tab: 'pending',
  view: 'list',
  page: 1,
  applicant: null,
};

const TABS: readonly WaitlistTab[] = [...WAITLIST_TABS, 'all'];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

const textIn = (text: string | null) => (text ?? '').trim().slice(0, limits.waitlistSearchLength);

function numberIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function flagIn(text: string | null): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}

/** What an address shows. Values that it cannot have are those of the start. */
export function waitlistSearchOf(parameters: {
  get: (name: string) => string | null;
}): WaitlistSearch {
  const read = (name: string) => parameters.get(name);
  return {
    tab: oneOf(TABS, read('status')) ?? WAITLIST_START.tab,
    view: read('view') === 'single' ? 'single' : 'list',
    page: Math.min(numberIn(read('page')) ?? 1, limits.waitlistLastPage),
    applicant: numberIn(read('applicant')),
    search: textIn(read('search')),
    location: textIn(read('location')),
    membershipType: oneOf(MEMBERSHIP_TYPES, read('membershipType')),
    cardSubmitted: flagIn(read('cardSubmitted')),
    appSubmitted: flagIn(read('appSubmitted')),
  };
}

/** The parameters of the address, without those that are as at the start. */
export function waitlistParameters({ tab, ...rest }: WaitlistSearch): Record<string, string> {
  const { tab: firstTab, ...first } = WAITLIST_START;
  const given = Object.entries(rest).filter(
    ([name, value]) => value !== null && value !== first[name as keyof typeof first],
  );
  return {
    ...(tab !== firstTab && { status: tab }),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}

/** The query of `GET /waitlist`. Empty values are dropped. Source: admin §7. */
export function waitlistQuery({
  tab,
  page,
  search,
  location,
  membershipType,
  cardSubmitted,
  appSubmitted,
}: WaitlistSearch) {
  return {
    page,
    waitlistStatus: tab,
    paginated: true,
    ...(cardSubmitted !== null && { cardSubmitted }),
    ...(appSubmitted !== null && { appSubmitted }),
    ...(search !== '' && { search }),
    ...(location !== '' && { location }),
    ...(membershipType !== null && { membershipType }),
  };
}

/** Where the admin is among the listed applicants. */
const PLACES: ReadonlySet<string> = new Set(['view', 'page', 'applicant']);

/** After a change of the tab or a filter the first page is shown, and after one of the page its first applicant. */
export function changedWaitlistSearch(
  search: WaitlistSearch,
  change: Partial<WaitlistSearch>,
): WaitlistSearch {
  const isNarrowed = Object.keys(change).some((name) => !PLACES.has(name));
  const isTurned = isNarrowed || change.page !== undefined;
  return {
    ...search,
    ...(isNarrowed && { page: 1 }),
    ...(isTurned && { applicant: null }),
    ...change,
  };
}

/** The number of filters that are set. */
export function setFilterCount(filters: WaitlistFilters): number {
  const names = Object.keys(NO_WAITLIST_FILTERS) as (keyof WaitlistFilters)[];
  return names.filter((name) => filters[name] !== NO_WAITLIST_FILTERS[name]).length;
}
