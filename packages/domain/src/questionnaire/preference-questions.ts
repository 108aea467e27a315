import { limits } from '../limits.ts';
import { HEIGHTS } from './heights.ts';
import * as options from './options.ts';
import type { Question } from './question.ts';

const { min: youngest, max: oldest } = limits.desiredAge;
const AGES = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);

/** The preference options: all options of an answer except for declining to answer. */
const told = (list: readonly string[]) => list.filter((option) => option !== options.UNTOLD);

const range = { kind: 'range', required: true } as const;
const several = { kind: 'multi-select', required: false } as const;

/**
 * The questions about the users that a user looks for, in this order. Age and height are required; the others
 * may stay open to all. Source: member §3, §5; the wording is ours.
 */
export const PREFERENCE_QUESTIONS = [
  {
    ...range,
    key: 'age',
    label: 'Age',
    title: 'How old should they be?',
    minKey: 'minAge',
    maxKey: 'maxAge',
    values: AGES,
    minDistance: 0,
  },
  {
    ...range,
    key: 'height',
    label: 'Height',
    title: 'How tall should they be?',
    minKey: 'minHeight',
    maxKey: 'maxHeight',
    values: HEIGHTS,
    minDistance: 1,
  },
  {
    ...several,
    key: 'religion',
    label: 'Religion',
    title: 'What do they believe in?',
    options: told(options.RELIGIONS),
  },
  {
    ...several,
    key: 'ethnicity',
    label: 'Ethnicity',
    title: 'Does their ethnicity matter to you?',
    options: told(options.ETHNICITIES),
  },
  {
    ...several,
    key: 'educationLevel',
    label: 'Education level',
    title: 'What is their level of education?',
    options: told(options.EDUCATION_LEVELS),
  },
  {
    ...several,
    key: 'haveChildren',
    label: 'Children',
    title: 'Do they have children?',
    options: told(options.CHILDREN),
  },
  {
    ...several,
    key: 'diets',
    label: 'Diet',
    title: 'What do they eat?',
    options: options.DIETS,
  },
  {
    ...several,
    key: 'fitnessFrequency',
    label: 'Exercise',
    title: 'How often do they exercise?',
    options: options.EXERCISE,
  },
  {
    ...several,
    key: 'fitnessActivities',
    label: 'Activities',
    title: 'How do they like to move?',
    parent: 'fitnessFrequency',
    options: options.ACTIVITIES,
  },
  {
    ...several,
    key: 'careerGoals',
    label: 'Career',
    title: 'Where are they in their career?',
    options: options.CAREER_GOALS,
  },
  {
    ...several,
    key: 'politics',
    label: 'Politics',
    title: 'Where do they stand politically?',
    options: told(options.POLITICS),
  },
] as const satisfies readonly Question[];

type PreferenceQuestion = (typeof PREFERENCE_QUESTIONS)[number];
type ListKey = Extract<PreferenceQuestion, { kind: 'multi-select' }>['key'];

/** The stored preference answers. An empty list is open to all. */
export type PreferenceAnswers = { [Key in Exclude<ListKey, 'educationLevel'>]?: string[] } & {
  educationLevel?: options.EducationLevel[];
  minAge?: number;
  maxAge?: number;
  minHeight?: string;
  maxHeight?: string;
};
