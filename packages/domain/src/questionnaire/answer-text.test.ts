import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';
import type { Answers } from './answers.ts';
import { questionSets } from './completeness.ts';
import type { QuestionSet } from './question.ts';

it.each<[QuestionSet, string, Answers, string | null]>([
  ['profile', 'height', { height: `5'7"` }, `5'7"`],
  ['profile', 'height', {}, null],
  ['profile', 'fitnessActivities', { fitnessActivities: ['Yoga', 'Hiking'] }, 'Yoga, Hiking'],
  ['profile', 'educationLevel', { educationLevel: 'Bootcamp' }, 'Bootcamp'],
  ['profile', 'educationLevel', { educationLevel: null }, null],
  ['profile', 'alcoholDetails', { alcohol: 'Yes', alcoholDetails: 'Sober' }, null],
  ['preferences', 'religion', { religion: [] }, null],
  ['preferences', 'educationLevel', { educationLevel: ['art_school'] }, 'Art school'],
  ['preferences', 'age', { minAge: 27, maxAge: 39 }, '27 - 39'],
  ['preferences', 'age', { minAge: 27 }, null],
])('the answer to %s, %s, in %j has the text %j', (set, key, answers, text) => {
  const question = questionSets[set].find((one) => one.key === key);
  expect(question && answerText(question, answers)).toBe(text);
});
