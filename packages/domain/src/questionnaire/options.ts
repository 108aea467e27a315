/**
 * The options of the questions, in their order. The documents give the sizes of some lists and the levels of
 * education; all other texts are ours. Source: member §3, §9.
 */

/** The answer to a question that a user may decline to answer. It is not a preference option. */
export const UNTOLD = 'Prefer Not to Say';

/** A frequency without follow-up questions. Source: member §4. */
export const NEVER = 'Never';

export const ZODIAC = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

export const RELIGIONS = [
  'Agnostic',
  'Atheist',
  'Buddhist',
  'Christian',
  'Hindu',
  'Jewish',
  'Muslim',
  'Sikh',
  'Spiritual',
  'Other',
  UNTOLD,
] as const;

export const ETHNICITIES = [
  'Black',
  'East or Southeast Asian',
  'Hispanic or Latino',
  'Indigenous or Pacific Islander',
  'Middle Eastern or North African',
  'South Asian',
  'White',
  'Multiracial or another',
  UNTOLD,
] as const;

export const EDUCATION_LEVELS = [
  'High school',
  'Undergrad',
  'Post grad',
  'Doctorate',
  UNTOLD,
] as const;

export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const CHILDREN = [
  'No children',
  'Children at home',
  'Children elsewhere',
  'Grown-up children',
  UNTOLD,
] as const;

export const FAMILY_WISHES = ['Yes', 'Open to it', 'Not sure yet', 'No', UNTOLD] as const;

export const DIETS = [
  'Everything',
  'Flexitarian',
  'Pescatarian',
  'Vegetarian',
  'Vegan',
  'Halal',
  'Kosher',
  'Gluten-free',
  'Other',
] as const;

export const EXERCISE = [NEVER, 'Sometimes', 'Often', 'Daily'] as const;

export const ACTIVITIES = [
  'Walking',
  'Hiking',
  'Running',
  'Cycling',
  'Swimming',
  'Weights',
  'Yoga',
  'Pilates',
  'Dancing',
  'Climbing',
  'Team sports',
  'Racket sports',
  'Martial arts',
  'Rowing',
  'Snow sports',
  'Water sports',
  'Adaptive sports',
  'Other',
] as const;

export const CAREER_GOALS = [
  'Starting out',
  'Growing',
  'Leading others',
  'Building my own',
  'Changing direction',
  'Settled',
  'Stepping back',
] as const;

export const POLITICS = [
  'Progressive',
  'Liberal',
  'Moderate',
  'Conservative',
  'Libertarian',
  'Not political',
  'Other',
  UNTOLD,
] as const;

export const RELATIONSHIP_MODELS = [
  'Monogamous',
  'Mostly monogamous',
  'Open',
  'Polyamorous',
  'Open to discussion',
  'Not sure yet',
] as const;

export const INTENTIONS = [
  'Marriage',
  'Life partnership',
  'Long-term relationship',
  'Companionship',
  'Seeing where it goes',
  'Not sure yet',
] as const;

/** The options for alcohol, drugs, cannabis and tobacco, which are also the stored values. */
export const HABITS = ['Yes', 'Sometimes', 'No'] as const;

/** One list for each answer to a habit, in lower case. Source: member §4. */
export type DetailOptions = Readonly<Record<Lowercase<(typeof HABITS)[number]>, readonly string[]>>;

/** The last option of every details list: some details do not suit a form. */
const IN_PERSON = 'Rather tell in person';

export const ALCOHOL_DETAILS: DetailOptions = {
  yes: ['With most meals', 'On weekends', 'When I go out', 'Thinking of less', IN_PERSON],
  sometimes: ['A glass with friends', 'On special occasions', 'A few times a year', IN_PERSON],
  no: ['Never have', 'Sober', 'For my health', 'For my faith', 'Not for me', IN_PERSON],
};

export const DRUG_DETAILS: DetailOptions = {
  yes: ['Regularly', 'When I go out', 'To explore the mind', 'Thinking of less', IN_PERSON],
  sometimes: ['With people I trust', 'At festivals', 'Once in a while', IN_PERSON],
  no: ['Never have', 'Not any more', 'In recovery', 'Not for me', IN_PERSON],
};

export const CANNABIS_DETAILS: DetailOptions = {
  yes: ['Most days', 'On weekends', 'To sleep or unwind', 'For my health', IN_PERSON],
  sometimes: ['With friends', 'Edibles only', 'A few times a year', IN_PERSON],
  no: ['Never have', 'Not any more', 'In recovery', 'Not for me', IN_PERSON],
};

export const TOBACCO_DETAILS: DetailOptions = {
  yes: ['Cigarettes', 'Vape', 'Cigars or pipe', 'Trying to quit', IN_PERSON],
  sometimes: ['When I go out', 'Vape now and then', 'A cigar on occasion', IN_PERSON],
  no: ['Never have', 'Quit', 'Fine with others smoking', 'Not around me, please', IN_PERSON],
};
