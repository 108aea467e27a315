import { answerTo, type Answers } from './answers.ts';
import { PREFERENCE_QUESTIONS, type PreferenceAnswers } from './preference-questions.ts';
import { PROFILE_QUESTIONS, type ProfileAnswers } from './profile-questions.ts';
import type { Question, QuestionSet } from './question.ts';
import { canContinue, changesBy, isSkipped } from './skipping.ts';

/** Both sets, with their questions in order. */
export const questionSets: Readonly<Record<QuestionSet, readonly Question[]>> = {
  profile: PROFILE_QUESTIONS,
  preferences: PREFERENCE_QUESTIONS,
};

/** An incomplete set, and its progress. Source: member §3 (incomplete application). */
export interface IncompleteSet {
  key: QuestionSet;
  completedFields: number;
  totalFields: number;
}

/** A user's answers to both sets, under the names of GET /users/me. */
export interface Answered {
  profile?: Answers | undefined;
  preference?: Answers | null | undefined;
}

/** The answers to one set. */
export function answersIn(person: Answered, set: QuestionSet): Answers {
  return (set === 'profile' ? person.profile : person.preference) ?? {};
}

/** The first question that still has to be answered, or undefined. */
export function firstOpenQuestion(set: QuestionSet, answers: Answers): Question | undefined {
  const questions = questionSets[set];
  return questions.find(
    (question) => !canContinue(question, answers) && !isSkipped(question, questions, answers),
  );
}

/**
 * The number of settled questions of a set: answered, or skipped because of the answer to their parent.
 * Source: member §2, §3.
 */
export function settledCount(set: QuestionSet, answers: Answers): number {
  const questions = questionSets[set];
  const isSpared = (question: Question) => {
    const parent = questions.find(({ key }) => key === question.parent);
    return (
      parent !== undefined &&
      answerTo(parent, answers) !== null &&
      isSkipped(question, questions, answers)
    );
  };
  return questions.filter((question) => answerTo(question, answers) !== null || isSpared(question))
    .length;
}

/**
 * The first set in which a required answer is missing, with its progress, or null if both are complete. An
 * optional question does not make a set incomplete, but counts when it is answered.
 */
export function incompleteSet(person: Answered): IncompleteSet | null {
  const sets: readonly QuestionSet[] = ['profile', 'preferences'];
  const key = sets.find((set) => firstOpenQuestion(set, answersIn(person, set)) !== undefined);
  if (key === undefined) return null;
  return {
    key,
    completedFields: settledCount(key, answersIn(person, key)),
    totalFields: questionSets[key].length,
  };
}

/** The body that Next sends: the changed answers under the name of their set. Source: member §7. */
export type QuestionnaireUpdate = { profile: ProfileAnswers } | { preferences: PreferenceAnswers };

/** The body that Next sends for a question, or null for an answer that stays as it is stored. */
export function questionnaireUpdate(
  set: QuestionSet,
  question: Question,
  answers: Answers,
): QuestionnaireUpdate | null {
  const changes = changesBy(question, questionSets[set], answers);
  if (Object.keys(changes).length === 0) return null;
  // Each kind of question stores values of its set's type.
  return { [set]: changes } as unknown as QuestionnaireUpdate;
}
