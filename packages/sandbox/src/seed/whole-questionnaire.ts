import {
  answerTo,
  isSkipped,
  optionsOf,
  questionSets,
  storedAs,
  type Answers,
  type Question,
} from '@perigee/domain/questionnaire';
import { randomOf, type Random } from './random.ts';
import type { NewPerson } from './insert.ts';

const SEED = 17_001;

const GOALS = [
  'A team of my own, and leaving at six',
  'Two years abroad, then a place by the water',
  'Work that I can explain to my grandmother',
  'Less travel and more making',
];

function answerBy(question: Question, answers: Answers, random: Random): Answers {
  if (question.kind === 'text') return storedAs(question, random.pick(GOALS));
  const options = optionsOf(question, answers);
  if (question.kind === 'multi-select') return storedAs(question, random.some(options, 2));
  return storedAs(question, random.pick(options));
}

/** Answers the unanswered questions of a user with a profile, so that the questionnaire is complete. */
export function withWholeQuestionnaire(person: NewPerson): NewPerson {
  const { profile, id } = person.user;
  if (profile === undefined) return person;
  const random = randomOf(SEED + id);
  const questions = questionSets.profile.filter(({ required }) => required);
  const whole = questions.reduce<Answers>(
    (answers, question) =>
      answerTo(question, answers) !== null || isSkipped(question, questionSets.profile, answers)
        ? answers
        : { ...answers, ...answerBy(question, answers, random) },
    profile,
  );
  return {
    ...person,
    user: { ...person.user, profile: { ...profile, ...whole } as typeof profile },
  };
}
