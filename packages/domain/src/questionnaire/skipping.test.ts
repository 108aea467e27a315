import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionsOf, storedAs, type Answer, type Answers } from './answers.ts';
import { firstOpenQuestion, questionSets } from './completeness.ts';
import type { Question, QuestionSet } from './question.ts';
import { canContinue, changesBy, isSkipped } from './skipping.ts';
import { nextStep, previousStep } from './step-order.ts';

const stepsOf = (set: QuestionSet, answers: Answers) =>
  questionSets[set].map((question) => ({
    key: question.key,
    skipped: isSkipped(question, questionSets[set], answers),
  }));

const place = (set: QuestionSet, key: string) =>
  questionSets[set].findIndex((question) => question.key === key);

describe('a dependent question', () => {
  it.each<[QuestionSet, string, Answers, boolean]>([
    ['profile', 'fitnessActivities', {}, true],
    ['profile', 'fitnessActivities', { fitnessFrequency: null }, true],
    ['profile', 'fitnessActivities', { fitnessFrequency: 'Never' }, true],
    ['profile', 'fitnessActivities', { fitnessFrequency: 'Often' }, false],
    ['profile', 'careerGoalsDetails', {}, true],
    ['profile', 'careerGoalsDetails', { careerGoals: 'Growing' }, false],
    ['profile', 'alcoholDetails', { alcohol: null }, true],
    ['profile', 'alcoholDetails', { alcohol: 'No' }, false],
    ['profile', 'alcohol', {}, false],
    ['preferences', 'fitnessActivities', { fitnessFrequency: [] }, true],
    ['preferences', 'fitnessActivities', { fitnessFrequency: ['Never'] }, true],
    ['preferences', 'fitnessActivities', { fitnessFrequency: ['Never', 'Often'] }, false],
  ])('of %s, %s, with %j: skipped is %s', (set, key, answers, skipped) => {
    expect(stepsOf(set, answers).find((step) => step.key === key)?.skipped).toBe(skipped);
  });
});

describe('the order of steps', () => {
  it.each<[string, QuestionSet, string, Answers, string | undefined, string | undefined]>([
    ['goes on by one', 'profile', 'religion', {}, 'starSign', 'height'],
    [
      'goes on by two where the next is skipped',
      'profile',
      'fitnessFrequency',
      { fitnessFrequency: 'Never' },
      'careerGoals',
      'diet',
    ],
    [
      'goes back by two where the one before is skipped',
      'profile',
      'careerGoals',
      { fitnessFrequency: 'Never' },
      'politics',
      'fitnessFrequency',
    ],
    ['closes before the first', 'profile', 'height', {}, 'religion', undefined],
    ['ends where only a skippable one remains', 'profile', 'smoking', {}, undefined, 'cannabis'],
    ['ends after the last', 'profile', 'smokingDetails', { smoking: 'No' }, undefined, 'smoking'],
  ])('%s', (_what, set, key, answers, next, previous) => {
    const steps = stepsOf(set, answers);
    const index = place(set, key);
    expect(steps[nextStep(steps, index)]?.key).toBe(next);
    expect(steps[previousStep(steps, index)]?.key).toBe(previous);
  });
});

describe('what Next saves', () => {
  it.each<[QuestionSet, string, Answers, object]>([
    ['profile', 'diet', { diet: 'Vegan', height: `5'7"` }, { diet: 'Vegan' }],
    ['profile', 'pronoun', { pronoun: ' she/her ' }, { pronoun: 'she/her' }],
    ['profile', 'pronoun', { pronoun: ' ' }, { pronoun: null }],
    ['preferences', 'religion', {}, { religion: [] }],
    ['preferences', 'educationLevel', { educationLevel: ['Undergrad', 'Bootcamp'] }, {}],
    [
      'preferences',
      'fitnessFrequency',
      { fitnessFrequency: ['Hourly'], fitnessActivities: ['Yoga'] },
      {},
    ],
    ['preferences', 'age', { minAge: 27, maxAge: 39 }, { minAge: 27, maxAge: 39 }],
    [
      'profile',
      'alcohol',
      { alcohol: 'No', alcoholDetails: 'On weekends' },
      { alcohol: 'No', alcoholDetails: null },
    ],
    ['profile', 'alcohol', { alcohol: 'No', alcoholDetails: 'Sober' }, { alcohol: 'No' }],
    [
      'profile',
      'fitnessFrequency',
      { fitnessFrequency: 'Never', fitnessActivities: ['Yoga'] },
      { fitnessFrequency: 'Never', fitnessActivities: [] },
    ],
    [
      'profile',
      'careerGoals',
      { careerGoals: 'Settled', careerGoalsDetails: 'A garden' },
      { careerGoals: 'Settled' },
    ],
  ])('of %s, %s, with %j, is %j', (set, key, answers, changes) => {
    const questions = questionSets[set];
    const question = questions[place(set, key)];
    expect(question && changesBy(question, questions, answers)).toEqual(changes);
  });
});

/** A possible answer of a user, or none if the question allows it. */
function anAnswer(question: Question, answers: Answers): fc.Arbitrary<Answer | null> {
  switch (question.kind) {
    case 'text':
      return question.required ? fc.constant('Something') : fc.constantFrom(null, 'they/them');
    case 'range':
      return fc
        .tuple(fc.nat(question.values.length - 2), fc.nat(question.values.length - 2))
        .map(([a, b]) => ({
          min: question.values[Math.min(a, b)] ?? 0,
          max: question.values[Math.max(a, b) + 1] ?? 0,
        }));
    case 'multi-select':
      return fc
        .subarray([...question.options], { minLength: question.required ? 1 : 0 })
        .map((options) => (options.length > 0 ? options : null));
    default:
      return fc.constantFrom(...optionsOf(question, answers));
  }
}

/** Walks a set from its first question to its end, as a user does. */
function walk(set: QuestionSet, seed: number) {
  const questions = questionSets[set];
  const visited: number[] = [];
  let answers: Answers = {};
  let index = 0;
  while (index !== -1) {
    const question = questions[index];
    if (question === undefined) throw new Error('The way leads past the questions');
    const [answer = null] = fc.sample(anAnswer(question, answers), {
      seed: seed + index,
      numRuns: 1,
    });
    answers = { ...answers, ...storedAs(question, answer) };
    expect(canContinue(question, answers)).toBe(true);
    answers = { ...answers, ...changesBy(question, questions, answers) };
    visited.push(index);
    index = nextStep(stepsOf(set, answers), index);
  }
  return { visited, answers };
}

describe.each<QuestionSet>(['profile', 'preferences'])('every path through %s', (set) => {
  const questions = questionSets[set];

  it('skips no required question, except where earlier answers make it unnecessary', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
        const { visited, answers } = walk(set, seed);
        expect(firstOpenQuestion(set, answers)).toBeUndefined();
        const passedOver = questions.filter((_question, index) => !visited.includes(index));
        for (const question of passedOver) {
          expect(isSkipped(question, questions, answers)).toBe(true);
        }
      }),
    );
  });

  it('moves by one or two steps, and Back undoes Next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
        const { visited, answers } = walk(set, seed);
        const steps = stepsOf(set, answers);
        for (const [turn, index] of visited.entries()) {
          const next = nextStep(steps, index);
          expect(next).toBe(visited[turn + 1] ?? -1);
          if (next === -1) continue;
          expect([1, 2]).toContain(next - index);
          expect(previousStep(steps, next)).toBe(index);
        }
      }),
    );
  });
});
