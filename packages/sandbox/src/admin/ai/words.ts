import type { PromptTemplate } from '@perigee/domain/admin';
import { HEIGHTS, heightInches } from '@perigee/domain/questionnaire';
import type { ListAttribute, Subject, AttributePreference, Words } from './ai.ts';
import { answersOf } from './answers.ts';

const MOST_TAGS = 6;

/** Such as 'Running, Yoga, or Climbing'. */
const eitherOf = (values: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(values);

/** Such as 'Running, Yoga, and Climbing'. */
const allOf = (values: readonly string[]) => new Intl.ListFormat('en').format(values);

/** The sentence for the answers of each attribute, which contains them as the user gave them. */
const SENTENCES: Record<ListAttribute, (answers: string) => string> = {
  religion: (answers) => `Religion: ${answers}.`,
  ethnicity: (answers) => `Ethnicity: ${answers}.`,
  politics: (answers) => `Politics: ${answers}.`,
  education: (answers) => `Education: ${answers}.`,
  children: (answers) => `Children: ${answers}.`,
  diet: (answers) => `Eats: ${answers}.`,
  fitness: (answers) => `Exercises: ${answers}.`,
  career: (answers) => `Career: ${answers}.`,
  interests: (answers) => `Cares for ${answers}.`,
};

/** The most distinctive trait in a user's answers. */
function traitOf(of: (attribute: ListAttribute) => readonly string[]): string {
  const [fitness] = of('fitness');
  const [interest] = of('interests');
  const [career] = of('career');
  if (fitness === 'Daily' || fitness === 'Often') return 'Active';
  if (career === 'Growing') return 'Ambitious';
  if (career === 'Changing direction') return 'Adventurous';
  return interest === undefined ? 'Open-minded' : `Into ${interest}`;
}

const tagsOf = (tags: readonly (string | null | undefined)[]) =>
  [...new Set(tags.filter((tag) => typeof tag === 'string' && tag !== ''))].slice(
    0,
    MOST_TAGS,
  ) as string[];

/** Describes a user in words. Attributes without an answer are left out. */
export function describe(person: Subject): Words {
  const { firstName, age, profile, interests } = person;
  const { occupation, company, bio, intention, dreamDate } = profile;
  const said = [
    [firstName, age, occupation].filter((part) => part !== null && part !== undefined).join(', '),
    company === null || company === undefined ? '' : ` at ${company}`,
  ].join('');
  const sentences = [
    `${said}.`,
    bio,
    interests.length > 0 && `Cares for ${allOf(interests)}.`,
    typeof intention === 'string' && `Looks for: ${intention}.`,
    typeof dreamDate === 'string' && `Dream date: ${dreamDate}.`,
  ];
  return {
    profile: sentences.filter((sentence) => typeof sentence === 'string').join(' '),
    trait: traitOf((attribute) => answersOf(person, attribute)),
    tags: tagsOf([occupation, ...interests, profile.religion, profile.politics]),
  };
}

/** The option value of a height in inches. */
const heightText = (inches: number) =>
  HEIGHTS.find((height) => heightInches(height) === inches) ?? `${inches} inches`;

function sentenceOf(preference: AttributePreference): string {
  if (preference.attribute === 'age') return `About ${preference.years} years old.`;
  if (preference.attribute === 'height') return `About ${heightText(preference.inches)} tall.`;
  return SENTENCES[preference.attribute](eitherOf(preference.values));
}

function tagOf(preference: AttributePreference): readonly string[] {
  if (preference.attribute === 'age') return [`about ${preference.years}`];
  if (preference.attribute === 'height') return [`about ${heightText(preference.inches)}`];
  return preference.values;
}

/** Describes an ideal in words: the template's beginning of the answer, then the preferences. */
export function describeIdeal(
  seeker: Subject,
  preferences: readonly AttributePreference[],
  { assistant }: PromptTemplate,
): Words {
  const opening = assistant.trim().replaceAll('{name}', seeker.firstName);
  const valuesOf = (attribute: ListAttribute) =>
    preferences.flatMap((preference) =>
      'values' in preference && preference.attribute === attribute ? preference.values : [],
    );
  return {
    profile: [opening, ...preferences.map(sentenceOf)].join(' '),
    trait: traitOf(valuesOf),
    tags: tagsOf(preferences.flatMap(tagOf)),
  };
}
