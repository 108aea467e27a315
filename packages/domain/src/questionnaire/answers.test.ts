import { describe, expect, it } from 'vitest';
import { answerTo, optionsOf, storedAs, type Answer, type Answers } from './answers.ts';
import { questionSets } from './completeness.ts';
import type { QuestionSet } from './question.ts';

function named(set: QuestionSet, key: string) {
  const question = questionSets[set].find((one) => one.key === key);
  if (question === undefined) throw new Error(`There is no question ${key}`);
  return question;
}

describe('the answer to a question', () => {
  it.each<[QuestionSet, string, Answers, Answer | null]>([
    ['profile', 'height', {}, null],
    ['profile', 'height', { height: `5'7"` }, `5'7"`],
    ['profile', 'height', { height: '170 cm' }, null],
    ['profile', 'height', { height: null }, null],
    ['profile', 'pronoun', { pronoun: ' ' }, null],
    ['profile', 'pronoun', { pronoun: 'they/them' }, 'they/them'],
    ['profile', 'fitnessActivities', { fitnessActivities: [] }, null],
    ['profile', 'fitnessActivities', { fitnessActivities: ['Yoga', 'Chess'] }, ['Yoga']],
    ['profile', 'alcoholDetails', { alcohol: 'Yes', alcoholDetails: 'Sober' }, null],
    ['profile', 'alcoholDetails', { alcohol: 'No', alcoholDetails: 'Sober' }, 'Sober'],
    ['profile', 'alcoholDetails', { alcoholDetails: 'Sober' }, null],
    ['preferences', 'age', { minAge: 27 }, null],
    ['preferences', 'age', { minAge: 27, maxAge: 39 }, { min: 27, max: 39 }],
    ['preferences', 'age', { minAge: 17, maxAge: 39 }, null],
    ['preferences', 'age', { minAge: 40, maxAge: 39 }, null],
    ['preferences', 'height', { minHeight: `5'0"`, maxHeight: null }, null],
    [
      'preferences',
      'height',
      { minHeight: `5'0"`, maxHeight: `6'0"` },
      { min: `5'0"`, max: `6'0"` },
    ],
    ['preferences', 'diets', { diets: ['Vegan'] }, ['Vegan']],
  ])('of %s, %s, in %j is %j', (set, key, answers, answer) => {
    expect(answerTo(named(set, key), answers)).toEqual(answer);
  });
});

describe('a stored answer', () => {
  it.each<[QuestionSet, string, Answer | null, object]>([
    ['preferences', 'age', { min: 27, max: 39 }, { minAge: 27, maxAge: 39 }],
    ['preferences', 'height', null, { minHeight: null, maxHeight: null }],
    ['preferences', 'religion', null, { religion: [] }],
    ['profile', 'pronoun', null, { pronoun: null }],
    ['profile', 'diet', 'Vegan', { diet: 'Vegan' }],
  ])('to %s, %s, %j, is %j', (set, key, answer, keys) => {
    expect(storedAs(named(set, key), answer)).toEqual(keys);
  });
});

it.each(['Yes', 'Sometimes', 'No'])('details offer the options of the answer %s', (alcohol) => {
  const details = named('profile', 'alcoholDetails');
  const lists = details.kind === 'details' ? details.options : null;
  expect(optionsOf(details, { alcohol })).toEqual(
    lists?.[alcohol.toLowerCase() as keyof typeof lists],
  );
});
