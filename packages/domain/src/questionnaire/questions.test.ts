import { describe, expect, it } from 'vitest';
import { questionSets } from './completeness.ts';
import { HEIGHTS } from './heights.ts';
import type { Question, QuestionSet } from './question.ts';

const { profile, preferences } = questionSets;
const keys = (questions: readonly Question[]) => questions.map(({ key }) => key);

describe('the questions', () => {
  it('about the user are the 24 of member §3, in its order', () => {
    expect(keys(profile).join(' ')).toBe(
      'height religion starSign ethnicity educationLevel pronoun haveChildren wantFamily diet ' +
        'fitnessFrequency fitnessActivities careerGoals careerGoalsDetails politics ' +
        'relationshipModel intention alcohol alcoholDetails drugs drugsDetails cannabis ' +
        'cannabisDetails smoking smokingDetails',
    );
  });

  it('about the preferences are the 11 of member §3, in its order', () => {
    expect(keys(preferences).join(' ')).toBe(
      'age height religion ethnicity educationLevel haveChildren diets fitnessFrequency ' +
        'fitnessActivities careerGoals politics',
    );
  });

  it('are required: about the user all but the pronoun, of the preferences age and height', () => {
    expect(keys(profile.filter(({ required }) => !required))).toEqual(['pronoun']);
    expect(keys(preferences.filter(({ required }) => required))).toEqual(['age', 'height']);
  });

  it.each<[QuestionSet, Record<string, string>]>([
    [
      'profile',
      {
        fitnessActivities: 'fitnessFrequency',
        careerGoalsDetails: 'careerGoals',
        alcoholDetails: 'alcohol',
        drugsDetails: 'drugs',
        cannabisDetails: 'cannabis',
        smokingDetails: 'smoking',
      },
    ],
    ['preferences', { fitnessActivities: 'fitnessFrequency' }],
  ])('of %s depend on the previous one, and no two dependent ones are adjacent', (set, parents) => {
    const questions = questionSets[set];
    const dependent = questions.filter(({ parent }) => parent !== undefined);
    expect(Object.fromEntries(dependent.map(({ key, parent }) => [key, parent]))).toEqual(parents);
    for (const question of dependent) {
      const before = questions[questions.indexOf(question) - 1];
      expect(before?.key).toBe(question.parent);
      expect(before?.parent).toBeUndefined();
    }
  });

  it('have unique texts', () => {
    for (const questions of [profile, preferences]) {
      const titles = questions.map(({ title }) => title);
      expect(new Set(titles).size).toBe(questions.length);
      expect(titles.every((title) => title.endsWith('?'))).toBe(true);
    }
  });
});

describe('the options', () => {
  it.each([
    ['starSign', 12],
    ['religion', 11],
    ['ethnicity', 9],
    ['height', HEIGHTS.length],
  ])('of %s are %i', (key, count) => {
    const question = profile.find((one) => one.key === key);
    expect(question).toMatchObject({ kind: 'select' });
    expect(question?.kind === 'select' && question.options).toHaveLength(count);
  });

  it('of education are those of member §9', () => {
    expect(profile.find(({ key }) => key === 'educationLevel')).toMatchObject({
      options: ['High school', 'Undergrad', 'Post grad', 'Doctorate', 'Prefer Not to Say'],
    });
  });

  it.each(['alcohol', 'drugs', 'cannabis', 'smoking'])('of %s have details each', (key) => {
    expect(profile.find((one) => one.key === key)).toMatchObject({
      options: ['Yes', 'Sometimes', 'No'],
    });
    const details = profile.find(({ parent }) => parent === key);
    expect(Object.keys(details?.kind === 'details' ? details.options : {})).toEqual([
      'yes',
      'sometimes',
      'no',
    ]);
  });

  it('of the preferences are the options of the profile', () => {
    const others: Record<string, string> = { diets: 'diet' };
    for (const wish of preferences) {
      if (wish.kind !== 'multi-select') continue;
      const own = profile.find(({ key }) => key === (others[wish.key] ?? wish.key));
      const options = own?.kind === 'select' || own?.kind === 'multi-select' ? own.options : [];
      expect(wish.options).toEqual(options.filter((option) => option !== 'Prefer Not to Say'));
    }
  });

  it('are unique, and fit into the spec', () => {
    for (const question of [...profile, ...preferences]) {
      const lists =
        question.kind === 'details'
          ? Object.values(question.options)
          : 'options' in question
            ? [question.options]
            : [];
      for (const list of lists) {
        expect(new Set(list).size).toBe(list.length);
        expect(list.length).toBeGreaterThan(1);
        expect(list.every((option) => option.length <= 120)).toBe(true);
      }
    }
  });
});
