import type { UserProfile } from '@perigee/api/zod';
import type { Random } from './random.ts';

const SIGNS = [
  ['Capricorn', 19],
  ['Aquarius', 18],
  ['Pisces', 20],
  ['Aries', 19],
  ['Taurus', 20],
  ['Gemini', 20],
  ['Cancer', 22],
  ['Leo', 22],
  ['Virgo', 22],
  ['Libra', 22],
  ['Scorpio', 21],
  ['Sagittarius', 21],
] as const;

/** The star sign of a date of birth, yyyy-MM-dd. */
function starSignOf(birthdate: string): string {
  const month = Number(birthdate.slice(5, 7));
  const [sign, lastDay] = SIGNS[month - 1] ?? SIGNS[0];
  const [nextSign] = SIGNS[month % SIGNS.length] ?? SIGNS[0];
  return Number(birthdate.slice(8, 10)) <= lastDay ? sign : nextSign;
}

const FITNESS = ['Running', 'Yoga', 'Weights', 'Swimming', 'Cycling', 'Climbing', 'Pilates'];
const GRATEFUL = ['My sister', 'Long summers', 'A good knee', 'Old friends', 'Morning light'];
const DREAM_DATES = [
  'A night market and a long walk home',
  'Cooking together with the radio on',
  'A museum, then dumplings',
  'The last ferry of the day',
  'A concert that no one else has heard of',
];

/**
 * The questionnaire with answers to its main questions. A question that depends on another one is
 * only answered if that answer requires it.
 */
export function answersOf(birthdate: string, presents: 'F' | 'M', random: Random): UserProfile {
  const inches = presents === 'F' ? random.between(60, 70) : random.between(65, 76);
  const fitnessFrequency = random.pick(['Never', 'Sometimes', 'Often', 'Daily']);
  const habit = () => random.pick(['Yes', 'Sometimes', 'No', 'No']);
  return {
    height: `${Math.floor(inches / 12)}'${inches % 12}"`,
    starSign: starSignOf(birthdate),
    religion: random.pick(['Agnostic', 'Hindu', 'Christian', 'Jewish', 'Muslim', 'Spiritual']),
    politics: random.pick(['Liberal', 'Moderate', 'Progressive', 'Not political']),
    haveChildren: random.pick(['No children', 'No children', 'No children', 'Children at home']),
    wantFamily: random.pick(['Yes', 'Open to it', 'No']),
    diet: random.pick(['Everything', 'Everything', 'Vegetarian', 'Vegan', 'Pescatarian']),
    fitnessFrequency,
    ...(fitnessFrequency !== 'Never' && { fitnessActivities: random.some(FITNESS, 2) }),
    careerGoals: random.pick(['Growing', 'Settled', 'Changing direction']),
    relationshipModel: random.pick(['Monogamous', 'Monogamous', 'Open to discussion']),
    intention: random.pick(['Long-term relationship', 'Marriage', 'Seeing where it goes']),
    alcohol: habit(),
    cannabis: habit(),
    smoking: habit(),
    drugs: 'No',
    gratefulFor: random.pick(GRATEFUL),
    dreamDate: random.pick(DREAM_DATES),
  };
}
