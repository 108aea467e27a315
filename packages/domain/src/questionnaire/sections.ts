import { questionSets } from './completeness.ts';
import type { Question, QuestionSet } from './question.ts';

/** Consecutive questions of a set that belong together. */
interface Section {
  label: string;
  questions: readonly Question[];
}

/** The label of each section, under the key of its first question. The labels are ours. */
const FIRST_QUESTIONS: Readonly<Record<QuestionSet, Readonly<Record<string, string>>>> = {
  profile: {
    height: 'The basics',
    haveChildren: 'Daily life',
    careerGoals: 'What matters',
    alcohol: 'Habits',
  },
  preferences: {
    age: 'The basics',
    haveChildren: 'Daily life',
    careerGoals: 'What matters',
  },
};

function sectionsOf(set: QuestionSet): readonly Section[] {
  const questions = questionSets[set];
  const starts = Object.entries(FIRST_QUESTIONS[set]).map(([key, label]) => ({
    label,
    start: questions.findIndex((question) => question.key === key),
  }));
  return starts.map(({ label, start }, index) => ({
    label,
    questions: questions.slice(start, starts[index + 1]?.start),
  }));
}

/** The sections of both sets. The order of the questions is that of the sets. */
export const questionSections: Readonly<Record<QuestionSet, readonly Section[]>> = {
  profile: sectionsOf('profile'),
  preferences: sectionsOf('preferences'),
};

/**
 * The question before which a set pauses once: the start of the section that is nearest to the half. The
 * shorter set has no pause.
 */
export const halfwayQuestion: Readonly<Partial<Record<QuestionSet, string>>> = {
  profile: 'careerGoals',
};

/** The position of a question within its section. */
interface SectionPlace {
  /** The index of the section. */
  section: number;
  /** The number of the question in its section, counted from 1. */
  place: number;
}

/** The position of a question, given by its key. */
export function sectionPlace(set: QuestionSet, key: string): SectionPlace {
  const sections = questionSections[set];
  const section = sections.findIndex(({ questions }) => questions.some((one) => one.key === key));
  const questions = sections[section]?.questions ?? [];
  return { section, place: questions.findIndex((one) => one.key === key) + 1 };
}

/** The progress at a question in words, for screen readers: the drawing shows it without a number. */
export function progressText(set: QuestionSet, key: string): string {
  const sections = questionSections[set];
  const { section, place } = sectionPlace(set, key);
  const { label = '', questions = [] } = sections[section] ?? {};
  return `${label}, question ${place} of ${questions.length}, section ${section + 1} of ${sections.length}`;
}
