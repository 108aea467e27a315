import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import type { QuestionSet } from './question.ts';
import {
  answersIn,
  firstOpenQuestion,
  incompleteSet,
  questionnaireUpdate,
  questionSets,
  settledCount,
} from './completeness.ts';

const whole: Answers = {
  height: `5'7"`,
  religion: 'Spiritual',
  starSign: 'Leo',
  ethnicity: 'White',
  educationLevel: 'Undergrad',
  haveChildren: 'No children',
  wantFamily: 'Open to it',
  diet: 'Everything',
  fitnessFrequency: 'Never',
  careerGoals: 'Growing',
  careerGoalsDetails: 'A studio of my own',
  politics: 'Liberal',
  relationshipModel: 'Monogamous',
  intention: 'Marriage',
  alcohol: 'No',
  alcoholDetails: 'Sober',
  drugs: 'No',
  drugsDetails: 'Never have',
  cannabis: 'No',
  cannabisDetails: 'Never have',
  smoking: 'No',
  smokingDetails: 'Quit',
};
const wishes: Answers = { minAge: 27, maxAge: 39, minHeight: `5'0"`, maxHeight: `6'0"` };

describe('the first incomplete set', () => {
  it.each<[string, { profile?: Answers; preference?: Answers | null }, object | null]>([
    ['of a new user', {}, { key: 'profile', completedFields: 0, totalFields: 24 }],
    [
      'of a user who has begun',
      { profile: { height: `5'7"`, fitnessFrequency: 'Never' } },
      { key: 'profile', completedFields: 3, totalFields: 24 },
    ],
    [
      'of a user whose profile is whole, the pronoun left open',
      { profile: whole, preference: null },
      { key: 'preferences', completedFields: 0, totalFields: 11 },
    ],
    [
      'of a user who gave ages alone',
      { profile: whole, preference: { minAge: 27, maxAge: 39 } },
      { key: 'preferences', completedFields: 1, totalFields: 11 },
    ],
    ['of a user who answered what is required', { profile: whole, preference: wishes }, null],
  ])('%s', (_who, person, expected) => {
    expect(incompleteSet(person)).toEqual(expected);
  });

  it('counts optional questions if they are answered', () => {
    expect(settledCount('profile', whole)).toBe(23);
    expect(settledCount('profile', { ...whole, pronoun: 'she/her' })).toBe(24);
    expect(settledCount('preferences', { ...wishes, religion: ['Sikh'], diets: [] })).toBe(3);
  });
});

it('continues at the first missing answer', () => {
  expect(firstOpenQuestion('profile', {})?.key).toBe('height');
  expect(firstOpenQuestion('profile', { ...whole, careerGoalsDetails: ' ' })?.key).toBe(
    'careerGoalsDetails',
  );
  expect(firstOpenQuestion('profile', { ...whole, alcohol: 'Yes' })?.key).toBe('alcoholDetails');
  expect(firstOpenQuestion('preferences', answersIn({ preference: wishes }, 'preferences'))).toBe(
    undefined,
  );
});

it('sends a change under the name of its set', () => {
  const first = (set: QuestionSet, answers: Answers) =>
    questionSets[set].slice(0, 1).map((question) => questionnaireUpdate(set, question, answers));
  expect(first('profile', whole)).toEqual([{ profile: { height: `5'7"` } }]);
  expect(first('preferences', wishes)).toEqual([{ preferences: { minAge: 27, maxAge: 39 } }]);
  const levels = questionSets.preferences.filter(({ key }) => key === 'educationLevel');
  const others: Answers = { educationLevel: ['Bootcamp'] };
  expect(levels.map((one) => questionnaireUpdate('preferences', one, others))).toEqual([null]);
});
