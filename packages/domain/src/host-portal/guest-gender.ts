import { FURTHER_GENDERS, GENDERS } from '../profile/gender.ts';
import { COUNTED_GENDERS, countedGender, type CountedGender } from './ticket-counts.ts';

const LABELS = new Map(
  [...GENDERS, ...FURTHER_GENDERS].map(({ value, label }) => [value, label] as const),
);

/** The gender of a guest in words, or null without one: 'Woman', 'Non-binary'. */
export function guestGenderLabel(gender: string | null | undefined): string | null {
  if (gender === null || gender === undefined || gender === '') return null;
  return LABELS.get(gender) ?? gender;
}

const NOUNS = { M: ['man', 'men'], F: ['woman', 'women'], others: ['other', 'others'] } as const;

/** Counts of genders in words, without those of zero: '2 men, 1 woman'. */
export function genderCountLine(counts: Readonly<Partial<Record<CountedGender, number>>>): string {
  return COUNTED_GENDERS.flatMap((gender) => {
    const count = counts[gender] ?? 0;
    return count === 0 ? [] : [`${count} ${NOUNS[gender][count === 1 ? 0 : 1]}`];
  }).join(', ');
}

/** The same of people: '2 men, 1 woman'. */
export function guestGenderLine(guests: readonly { gender?: string | null }[]): string {
  const counts = { M: 0, F: 0, others: 0 };
  for (const { gender } of guests) counts[countedGender(gender)] += 1;
  return genderCountLine(counts);
}
