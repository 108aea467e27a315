import { describe, expect, it } from 'vitest';
import { questionSets } from './completeness.ts';
import type { QuestionSet } from './question.ts';
import { halfwayQuestion, progressText, questionSections, sectionPlace } from './sections.ts';

describe.each<QuestionSet>(['profile', 'preferences'])('the sections of %s', (set) => {
  const sections = questionSections[set];

  it('have every question once, in the order of the set', () => {
    expect(sections.flatMap(({ questions }) => questions)).toEqual(questionSets[set]);
    expect(sections.every(({ questions }) => questions.length > 1)).toBe(true);
  });

  it('keep dependent questions with the question that they depend on', () => {
    for (const { questions } of sections) {
      const keys = questions.map(({ key }) => key);
      const parents = questions.flatMap(({ parent }) => parent ?? []);
      expect(keys).toEqual(expect.arrayContaining(parents));
    }
  });
});

it.each<[QuestionSet, string, number, number]>([
  ['profile', 'height', 0, 1],
  ['profile', 'pronoun', 0, 6],
  ['profile', 'haveChildren', 1, 1],
  ['profile', 'smokingDetails', 3, 8],
  ['preferences', 'politics', 2, 2],
])('the question %s, %s, is in section %i at place %i', (set, key, section, place) => {
  expect(sectionPlace(set, key)).toEqual({ section, place });
});

it('says the progress in words', () => {
  expect(progressText('profile', 'diet')).toBe('Daily life, question 3 of 5, section 2 of 4');
});

it('the pause is before the section that begins nearest to the half', () => {
  const { length } = questionSets.profile;
  const starts = questionSections.profile.slice(1).map(({ questions: [first] }) => ({
    key: first?.key,
    distance: Math.abs(questionSets.profile.findIndex((one) => one === first) - length / 2),
  }));
  const [nearest] = starts.toSorted((a, b) => a.distance - b.distance);
  expect(halfwayQuestion.profile).toBe(nearest?.key);
});
