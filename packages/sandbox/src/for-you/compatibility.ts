import { ageOn } from '@perigee/domain/profile';
import { heightInches } from '@perigee/domain/questionnaire';

type Answer = string | readonly string[] | null | undefined;

/** The profile answers by which two users are compared. */
export const COMPARED_ANSWERS = [
  'religion',
  'politics',
  'ethnicity',
  'educationLevel',
  'haveChildren',
  'wantFamily',
  'diet',
  'fitnessFrequency',
  'fitnessActivities',
  'careerGoals',
  'relationshipModel',
  'intention',
  'alcohol',
  'drugs',
  'cannabis',
  'smoking',
] as const;

type ComparedAnswer = (typeof COMPARED_ANSWERS)[number];

/** The preference with the desired values of each answer. Source: member §3. */
const PREFERENCE_KEYS = {
  religion: 'religion',
  politics: 'politics',
  ethnicity: 'ethnicity',
  educationLevel: 'educationLevel',
  haveChildren: 'haveChildren',
  diet: 'diets',
  fitnessFrequency: 'fitnessFrequency',
  fitnessActivities: 'fitnessActivities',
  careerGoals: 'careerGoals',
} as const satisfies Partial<Record<ComparedAnswer, string>>;

type PreferenceKey = (typeof PREFERENCE_KEYS)[keyof typeof PREFERENCE_KEYS];

/** The attributes by which two users are compared, if both gave enough answers. */
type ComparedAttribute = ComparedAnswer | 'age' | 'height' | 'interests';

/** The compared data of a user. */
export interface ComparedPerson {
  /** yyyy-MM-dd. */
  birthdate: string | null;
  interests: readonly string[];
  profile: Partial<Record<ComparedAnswer | 'height', Answer>>;
  preference:
    | ({
        minAge: number | null;
        maxAge: number | null;
        minHeight?: string | null | undefined;
        maxHeight?: string | null | undefined;
      } & Partial<Record<PreferenceKey, readonly string[] | undefined>>)
    | null;
}

/** The compatibility of two users, from 0 to 100, in total and by attribute. */
export interface Compatibility {
  score: number;
  attributes: { attribute: ComparedAttribute; score: number }[];
}

/** The score of two users without comparable answers: neutral. */
const UNDECIDED = 50;

const listOf = (answer: Answer): readonly string[] =>
  typeof answer === 'string' ? [answer].filter((text) => text !== '') : (answer ?? []);

/** The share of common items among all items of both. Null if one list is empty. */
function likeness(one: readonly string[], other: readonly string[]): number | null {
  if (one.length === 0 || other.length === 0) return null;
  const all = new Set([...one, ...other]);
  const shared = [...all].filter((item) => one.includes(item) && other.includes(item));
  return shared.length / all.size;
}

/** 1 if an answer is among the desired ones, else 0. Null if there is no preference, or no answer. */
function granted(preferred: readonly string[], answer: readonly string[]): number | null {
  if (preferred.length === 0 || answer.length === 0) return null;
  return answer.some((item) => preferred.includes(item)) ? 1 : 0;
}

function within(value: number | null, least: number | null, most: number | null): number | null {
  if (value === null || (least === null && most === null)) return null;
  return value >= (least ?? value) && value <= (most ?? value) ? 1 : 0;
}

/** An answer's height in inches, or null. */
const inchesOf = (height: Answer) => (typeof height === 'string' ? heightInches(height) : null);

/** How far `other` fulfills each preference of `seeker`. */
function preferencesOf(seeker: ComparedPerson, other: ComparedPerson, now: Date) {
  const { preference } = seeker;
  const { birthdate, profile } = other;
  const lists = Object.entries(PREFERENCE_KEYS).map(
    ([answer, key]) =>
      [
        answer as ComparedAttribute,
        granted(preference?.[key] ?? [], listOf(profile[answer as ComparedAnswer])),
      ] as const,
  );
  const age = birthdate === null ? null : ageOn(birthdate, now);
  return new Map<ComparedAttribute, number | null>([
    ...lists,
    ['age', within(age, preference?.minAge ?? null, preference?.maxAge ?? null)],
    [
      'height',
      within(
        inchesOf(profile.height),
        inchesOf(preference?.minHeight),
        inchesOf(preference?.maxHeight),
      ),
    ],
  ]);
}

const mean = (shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

/**
 * The compatibility of two users: each attribute is the mean of how much their answers agree and of how far
 * each fulfills the other's preference, and the score is the mean of the attributes. It is symmetric. Missing
 * answers have no effect.
 * Source: member §3, §7; the computation is assumed.
 */
export function compatibility(
  one: ComparedPerson,
  other: ComparedPerson,
  now: Date,
): Compatibility {
  const [preferences, returned] = [preferencesOf(one, other, now), preferencesOf(other, one, now)];
  const agreement = new Map<ComparedAttribute, number | null>([
    ...COMPARED_ANSWERS.map(
      (key) => [key, likeness(listOf(one.profile[key]), listOf(other.profile[key]))] as const,
    ),
    ['interests', likeness(one.interests, other.interests)],
  ]);
  const attributes = [...COMPARED_ANSWERS, 'age', 'height', 'interests'] as const;
  const shares = attributes.flatMap((attribute) => {
    const known = [agreement, preferences, returned]
      .map((part) => part.get(attribute) ?? null)
      .filter((share) => share !== null);
    return known.length === 0 ? [] : [{ attribute, share: mean(known) }];
  });
  return {
    score:
      shares.length === 0 ? UNDECIDED : Math.round(100 * mean(shares.map(({ share }) => share))),
    attributes: shares.map(({ attribute, share }) => ({
      attribute,
      score: Math.round(100 * share),
    })),
  };
}
