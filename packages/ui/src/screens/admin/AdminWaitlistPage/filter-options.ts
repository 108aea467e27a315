import {
  adminWaitlistMessages,
  type WaitlistFilters,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { MEMBERSHIP_TYPE_LABELS, MEMBERSHIP_TYPES } from '@perigee/domain/waitlist';

const texts = adminWaitlistMessages.filters;

/** The filters, and the tab, which 'All statuses' replaces. */
export type FilterChange = Partial<WaitlistFilters & Pick<WaitlistSearch, 'tab'>>;

/** A filter that is not set. */
export const ANY = 'any';

export const MEMBERSHIP_OPTIONS = [
  { value: ANY, label: texts.allMemberships },
  ...MEMBERSHIP_TYPES.map((value) => ({ value, label: MEMBERSHIP_TYPE_LABELS[value] })),
] as const;

const flagOptions = (any: string, labels: Record<'true' | 'false', string>) =>
  [
    { value: ANY, label: any },
    { value: 'true', label: labels.true },
    { value: 'false', label: labels.false },
  ] as const;

export const CARD_OPTIONS = flagOptions(texts.anyCard, texts.cardIs);
export const APPLICATION_OPTIONS = flagOptions(texts.anyApplication, texts.applicationIs);

export type FlagOption = (typeof CARD_OPTIONS)[number]['value'];

/** The option of a flag, and the flag of an option. */
export const optionOf = (flag: boolean | null): FlagOption =>
  flag === null ? ANY : flag ? 'true' : 'false';
export const flagOf = (option: FlagOption): boolean | null =>
  option === ANY ? null : option === 'true';

export interface AppliedFilter {
  id: keyof WaitlistFilters;
  label: string;
  value: string;
}

/** The filters that are set, in words. */
export function appliedFilters({
  search,
  location,
  membershipType,
  cardSubmitted,
  appSubmitted,
}: WaitlistFilters): AppliedFilter[] {
  const values: [keyof WaitlistFilters, string, string | null][] = [
    ['search', texts.search, search === '' ? null : search],
    ['location', texts.location, location === '' ? null : location],
    [
      'membershipType',
      texts.membership,
      membershipType === null ? null : MEMBERSHIP_TYPE_LABELS[membershipType],
    ],
    ['cardSubmitted', '', cardSubmitted === null ? null : texts.cardIs[`${cardSubmitted}`]],
    ['appSubmitted', '', appSubmitted === null ? null : texts.applicationIs[`${appSubmitted}`]],
  ];
  return values.flatMap(([id, label, value]) => (value === null ? [] : [{ id, label, value }]));
}
