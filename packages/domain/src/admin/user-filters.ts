import { FURTHER_GENDERS } from '../profile/gender.ts';
import { PREFERRED_GENDERS } from '../profile/preferred-genders.ts';
import { HEIGHTS } from '../questionnaire/heights.ts';
import { ETHNICITIES, POLITICS, RELIGIONS, UNTOLD, ZODIAC } from '../questionnaire/options.ts';
import { serverMessages } from '../server-messages.ts';
import { genderText } from './gender-text.ts';
import { H_NUMBERS, SEARCHED_AGES } from './search-options.ts';

/** The value of a filter: a number for ages and H numbers, else a text. */
export type FilterValue = string | number;

/** The groups of the search form. */
export type FilterGroup = 'about' | 'lookingFor';

export interface FilterOption {
  value: FilterValue;
  label: string;
}

/** One filter of the search form. */
export interface UserFilter {
  group: FilterGroup;
  label: string;
  /** The field of a choice, or the fields of the minimum and the maximum of a range. */
  fields: readonly [string] | readonly [min: string, max: string];
  /** In ascending order for a range. */
  options: readonly FilterOption[];
}

const labelled = (values: readonly FilterValue[]): FilterOption[] =>
  values.map((value) => ({ value, label: String(value) }));

const genders = (values: readonly string[]): FilterOption[] =>
  values.map((value) => ({ value, label: genderText(value) ?? value }));

/** Preferences are answers that were told. */
const told = (values: readonly string[]) => labelled(values.filter((value) => value !== UNTOLD));

const GENDERS = genders(['M', 'F', ...FURTHER_GENDERS.map(({ value }) => value)]);
const WANTED_GENDERS = genders(PREFERRED_GENDERS.map(({ value }) => value));

/** The filters of the search form, in their order. Source: admin §2. */
export const USER_FILTERS: readonly UserFilter[] = [
  { group: 'about', label: 'Gender', fields: ['gender'], options: GENDERS },
  { group: 'about', label: 'Age', fields: ['minAge', 'maxAge'], options: labelled(SEARCHED_AGES) },
  {
    group: 'about',
    label: 'Height',
    fields: ['minHeight', 'maxHeight'],
    options: labelled(HEIGHTS),
  },
  { group: 'about', label: 'Religion', fields: ['religion'], options: labelled(RELIGIONS) },
  { group: 'about', label: 'Ethnicity', fields: ['ethnicity'], options: labelled(ETHNICITIES) },
  { group: 'about', label: 'Politics', fields: ['politics'], options: labelled(POLITICS) },
  { group: 'about', label: 'Star sign', fields: ['starSign'], options: labelled(ZODIAC) },
  { group: 'about', label: 'hNum', fields: ['minHNum', 'maxHNum'], options: labelled(H_NUMBERS) },
  {
    group: 'lookingFor',
    label: 'Gender preference',
    fields: ['genderPreference'],
    options: WANTED_GENDERS,
  },
  { group: 'lookingFor', label: 'Age', fields: ['age'], options: labelled(SEARCHED_AGES) },
  { group: 'lookingFor', label: 'Height', fields: ['height'], options: labelled(HEIGHTS) },
  { group: 'lookingFor', label: 'Religion', fields: ['religion'], options: told(RELIGIONS) },
  { group: 'lookingFor', label: 'Ethnicity', fields: ['ethnicity'], options: told(ETHNICITIES) },
  { group: 'lookingFor', label: 'Politics', fields: ['politics'], options: told(POLITICS) },
];

/** The problem with the values of a group of filters, or null: no minimum is above its maximum. */
export function filterRangeProblem(
  group: FilterGroup,
  values: Readonly<Partial<Record<string, FilterValue>>>,
): string | null {
  const crossed = USER_FILTERS.find(({ group: own, fields: [min, max], options }) => {
    const place = (field: string) => options.findIndex(({ value }) => value === values[field]);
    return own === group && max !== undefined && place(max) !== -1 && place(min) > place(max);
  });
  const [min, max = ''] = crossed?.fields ?? [];
  return min === undefined
    ? null
    : serverMessages.rangeCrossed(`${group}.${min}`, `${group}.${max}`);
}
