import { describe, expect, it } from 'vitest';
import { serverMessages } from '../server-messages.ts';
import { answersProblem } from './answers-problem.ts';
import type { Answers } from './answers.ts';
import { heightRangeProblem, HEIGHTS } from './heights.ts';
import {
  ALCOHOL_DETAILS,
  DIETS,
  EDUCATION_LEVELS,
  HABITS,
  RELIGIONS,
  UNTOLD,
  ZODIAC,
} from './options.ts';
import type { QuestionSet } from './question.ts';

const { fieldMissing, fieldNotOneOf } = serverMessages;
const oneOf = (field: string, options: readonly string[]) =>
  fieldNotOneOf(field, options.join(', '));
const told = (options: readonly string[]) => options.filter((option) => option !== UNTOLD);

const problemWith = (set: QuestionSet, sent: Answers, before: Answers = {}) =>
  answersProblem(set, { sent, after: { ...before, ...sent }, field: set });

describe('answersProblem', () => {
  it.each<[QuestionSet, Answers, Answers?]>([
    ['profile', {}],
    ['profile', { height: `4'0"`, starSign: 'Aries', educationLevel: UNTOLD }],
    ['profile', { height: `7'2"`, diet: null, fitnessActivities: [] }],
    ['profile', { pronoun: 'xe/xem', careerGoalsDetails: 'A boat' }],
    ['profile', { alcohol: 'No', alcoholDetails: 'Sober' }],
    ['profile', { alcoholDetails: 'Sober' }, { alcohol: 'No' }],
    ['profile', { alcohol: null, alcoholDetails: null }, { alcohol: 'No' }],
    // Details that no longer suit their parent stay as they are until they are sent.
    ['profile', { alcohol: 'Yes' }, { alcohol: 'No', alcoholDetails: 'Sober' }],
    ['preferences', { minAge: 18, maxAge: 100, minHeight: `5'0"`, maxHeight: `6'0"` }],
    ['preferences', { religion: ['Agnostic', 'Hindu'], diets: [] }],
    ['preferences', { educationLevel: ['Doctorate'] }],
  ])('is null for %s %j', (set, sent, before) => {
    expect(problemWith(set, sent, before)).toBeNull();
  });

  it.each<[QuestionSet, Answers, string, Answers?]>([
    ['profile', { height: `7'3"` }, oneOf('profile.height', HEIGHTS)],
    ['profile', { height: `5'12"` }, oneOf('profile.height', HEIGHTS)],
    ['profile', { starSign: 'aries' }, oneOf('profile.starSign', ZODIAC)],
    ['profile', { starSign: '' }, oneOf('profile.starSign', ZODIAC)],
    ['profile', { educationLevel: 'PhD' }, oneOf('profile.educationLevel', EDUCATION_LEVELS)],
    ['profile', { alcohol: 'Often' }, oneOf('profile.alcohol', HABITS)],
    [
      'profile',
      { alcoholDetails: 'Sober' },
      oneOf('profile.alcoholDetails', ALCOHOL_DETAILS.yes),
      { alcohol: 'Yes' },
    ],
    ['profile', { alcoholDetails: 'Sober' }, fieldMissing('profile.alcohol')],
    [
      'profile',
      { alcohol: null, alcoholDetails: 'Sober' },
      fieldMissing('profile.alcohol'),
      { alcohol: 'No' },
    ],
    ['preferences', { minHeight: 'tall' }, oneOf('preferences.minHeight', HEIGHTS)],
    ['preferences', { maxHeight: `3'11"` }, oneOf('preferences.maxHeight', HEIGHTS)],
    ['preferences', { diets: ['Vegan', 'Air'] }, oneOf('preferences.diets', DIETS)],
    // Users decline to answer for themselves only.
    ['preferences', { religion: [UNTOLD] }, oneOf('preferences.religion', told(RELIGIONS))],
  ])('of %s %j is %s', (set, sent, problem, before) => {
    expect(problemWith(set, sent, before)).toBe(problem);
  });
});

describe('heightRangeProblem', () => {
  const crossed = serverMessages.rangeCrossed('minHeight', 'maxHeight');
  it.each([
    [`5'0"`, `6'0"`, null],
    [`5'0"`, `5'0"`, null],
    [`5'9"`, `5'10"`, null],
    [`5'10"`, `5'9"`, crossed],
    [`6'0"`, `5'11"`, crossed],
    [undefined, `5'0"`, null],
    [null, `5'0"`, null],
    [`5'0"`, undefined, null],
    [undefined, undefined, null],
  ])('from %s to %s is %s', (minHeight, maxHeight, problem) => {
    expect(heightRangeProblem({ minHeight, maxHeight })).toBe(problem);
  });
});
