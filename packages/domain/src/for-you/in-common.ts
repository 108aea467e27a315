import type {
  CAREER_GOALS,
  DIETS,
  EDUCATION_LEVELS,
  EXERCISE,
  FAMILY_WISHES,
  HABITS,
  INTENTIONS,
  RELATIONSHIP_MODELS,
} from '../questionnaire/options.ts';

/** Something that two users share. */
export interface InCommon {
  /** After 'You both': 'eat vegetarian'. */
  both: string;
  /** Of one of them, as a chip: 'Vegetarian'. Null if the profile shows it anyway. */
  one: string | null;
}

type Texts = readonly [both: string, one: string | null];
type TextsOf<Options extends readonly string[]> = { readonly [Option in Options[number]]?: Texts };

/**
 * The answers that are named, the most telling first. An answer that says nothing, such as 'Not sure yet', has no
 * text; questions about religion, ethnicity, politics, children and drugs are left out. Source: decision P-631.
 */
const ANSWERS = {
  intention: {
    Marriage: ['hope to marry', 'Hopes to marry'],
    'Life partnership': ['hope for a life partner', 'Looking for a life partner'],
    'Long-term relationship': [
      'hope for a long-term relationship',
      'Looking for a long-term relationship',
    ],
    Companionship: ['hope for companionship', 'Looking for companionship'],
    'Seeing where it goes': ['want to see where it goes', 'Sees where it goes'],
  } satisfies TextsOf<typeof INTENTIONS>,
  wantFamily: {
    Yes: ['want a family', 'Wants a family'],
    'Open to it': ['are open to a family', 'Open to a family'],
  } satisfies TextsOf<typeof FAMILY_WISHES>,
  relationshipModel: {
    Monogamous: ['are monogamous', 'Monogamous'],
    'Mostly monogamous': ['are mostly monogamous', 'Mostly monogamous'],
    Open: ['prefer an open relationship', 'Open relationship'],
    Polyamorous: ['are polyamorous', 'Polyamorous'],
  } satisfies TextsOf<typeof RELATIONSHIP_MODELS>,
  diet: {
    Everything: ['eat everything', 'Eats everything'],
    Flexitarian: ['are flexitarian', 'Flexitarian'],
    Pescatarian: ['are pescatarian', 'Pescatarian'],
    Vegetarian: ['eat vegetarian', 'Vegetarian'],
    Vegan: ['eat vegan', 'Vegan'],
    'Gluten-free': ['eat gluten-free', 'Gluten-free'],
  } satisfies TextsOf<typeof DIETS>,
  fitnessFrequency: {
    Sometimes: ['exercise now and then', 'Exercises now and then'],
    Often: ['exercise often', 'Exercises often'],
    Daily: ['exercise daily', 'Exercises daily'],
  } satisfies TextsOf<typeof EXERCISE>,
  careerGoals: {
    'Starting out': ['are starting out at work', 'Starting out at work'],
    Growing: ['are growing at work', 'Growing at work'],
    'Leading others': ['lead others at work', 'Leads others at work'],
    'Building my own': ['are building something of your own', 'Building something of their own'],
    'Changing direction': ['are changing direction', 'Changing direction'],
    'Stepping back': ['are stepping back from work', 'Stepping back from work'],
  } satisfies TextsOf<typeof CAREER_GOALS>,
  alcohol: {
    Yes: ['drink', 'Drinks'],
    Sometimes: ['drink now and then', 'Drinks now and then'],
    No: ["don't drink", "Doesn't drink"],
  } satisfies TextsOf<typeof HABITS>,
  smoking: {
    Yes: ['smoke', 'Smokes'],
    Sometimes: ['smoke now and then', 'Smokes now and then'],
    No: ["don't smoke", "Doesn't smoke"],
  } satisfies TextsOf<typeof HABITS>,
} as const;

const EDUCATION: TextsOf<typeof EDUCATION_LEVELS> = {
  Undergrad: ['went to college', null],
  'Post grad': ['went to grad school', null],
  Doctorate: ['have a doctorate', null],
};

type AnswerKey = keyof typeof ANSWERS;
type Text = string | null | undefined;

/** What is compared of the viewer, who knows all of their own answers. */
export interface ViewerInCommon {
  userAddress?: { locality?: Text } | null | undefined;
  location?: Text;
  profile?:
    ({ occupation?: Text; educationLevel?: Text } & Partial<Record<AnswerKey, Text>>) | undefined;
}

/** What is compared of the other user: the public profile. */
export interface OtherInCommon {
  location: string | null;
  profile: { occupation?: Text; educationLevel?: Text };
}

/** An attribute of the compatibility, with its score in percent. */
interface ComparedAttribute {
  attribute: string;
  score: number;
}

function isSame(one: Text, other: Text): boolean {
  const [a, b] = [one, other].map((text) => (text ?? '').trim().toLocaleLowerCase('en'));
  return a !== '' && a === b;
}

/** 'Brooklyn, New York' gives 'Brooklyn': a comma would divide the sentence. */
const cityOf = (location: Text) => location?.split(',')[0]?.trim();

function textsOf(texts: Readonly<Record<string, Texts>>, answer: Text): Texts | undefined {
  return typeof answer === 'string' && Object.hasOwn(texts, answer) ? texts[answer] : undefined;
}

/**
 * What the viewer and another user have in common, the most telling first.
 *
 * @param compared the attributes of their compatibility, if it was requested. With a score of 100 the other user
 *   gave the viewer's answer: profiles in the deck are complete. Source: decision P-630
 */
export function inCommon(
  viewer: ViewerInCommon,
  other: OtherInCommon,
  compared: readonly ComparedAttribute[] = [],
): InCommon[] {
  const own = viewer.profile ?? {};
  const city = viewer.userAddress?.locality ?? viewer.location;
  const agreed = new Set(
    compared.flatMap(({ attribute, score }) => (score === 100 ? attribute : [])),
  );
  const education = isSame(own.educationLevel, other.profile.educationLevel)
    ? textsOf(EDUCATION, own.educationLevel)
    : undefined;
  const answers = (Object.keys(ANSWERS) as AnswerKey[]).flatMap((key) => {
    const texts = agreed.has(key) ? textsOf(ANSWERS[key], own[key]) : undefined;
    return texts === undefined ? [] : [texts];
  });
  const all: Texts[] = [
    ...(isSame(city, other.location) ? [[`live in ${cityOf(other.location)}`, null] as const] : []),
    ...(isSame(own.occupation, other.profile.occupation)
      ? [['do the same work', null] as const]
      : []),
    ...answers,
    ...(education === undefined ? [] : [education]),
  ];
  return all.map(([both, one]) => ({ both, one }));
}

const list = new Intl.ListFormat('en-US');

/** What two users have in common as a sentence. Null if that is nothing. */
export function youBoth(shared: readonly InCommon[]): string | null {
  return shared.length === 0 ? null : `You both ${list.format(shared.map(({ both }) => both))}.`;
}
