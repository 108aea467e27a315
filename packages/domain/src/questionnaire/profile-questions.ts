import { limits } from '../limits.ts';
import { HEIGHTS } from './heights.ts';
import * as options from './options.ts';
import type { Question } from './question.ts';

const select = { kind: 'select', required: true } as const;
const details = { kind: 'details', required: true } as const;

/**
 * The questions about the user, in this order. Every answer is required but the pronoun. Source: member §3,
 * §5; the wording is ours.
 */
export const PROFILE_QUESTIONS = [
  {
    ...select,
    key: 'height',
    label: 'Height',
    title: 'How tall are you?',
    options: HEIGHTS,
    // Near the average height of adults.
    restsAt: `5'7"`,
  },
  {
    ...select,
    key: 'religion',
    label: 'Religion',
    title: 'What do you believe in?',
    options: options.RELIGIONS,
  },
  {
    ...select,
    key: 'starSign',
    label: 'Star sign',
    title: 'What is your star sign?',
    options: options.ZODIAC,
  },
  {
    ...select,
    key: 'ethnicity',
    label: 'Ethnicity',
    title: 'What is your ethnicity?',
    options: options.ETHNICITIES,
  },
  {
    ...select,
    key: 'educationLevel',
    label: 'Education level',
    title: 'What is your level of education?',
    options: options.EDUCATION_LEVELS,
  },
  {
    kind: 'text',
    key: 'pronoun',
    label: 'Pronouns',
    title: 'What are your pronouns?',
    required: false,
    maxLength: limits.answerLength.short,
    isLong: false,
  },
  {
    ...select,
    key: 'haveChildren',
    label: 'Children',
    title: 'Do you have children?',
    options: options.CHILDREN,
  },
  {
    ...select,
    key: 'wantFamily',
    label: 'Family',
    title: 'Would you like to start a family, or add to it?',
    options: options.FAMILY_WISHES,
  },
  { ...select, key: 'diet', label: 'Diet', title: 'What do you eat?', options: options.DIETS },
  {
    ...select,
    key: 'fitnessFrequency',
    label: 'Exercise',
    title: 'How often do you exercise?',
    options: options.EXERCISE,
  },
  {
    kind: 'multi-select',
    key: 'fitnessActivities',
    label: 'Activities',
    title: 'How do you like to move?',
    required: true,
    parent: 'fitnessFrequency',
    options: options.ACTIVITIES,
  },
  {
    ...select,
    key: 'careerGoals',
    label: 'Career',
    title: 'Where are you in your career?',
    options: options.CAREER_GOALS,
  },
  {
    kind: 'text',
    key: 'careerGoalsDetails',
    label: 'Career goals',
    title: 'What would you like to come next?',
    required: true,
    parent: 'careerGoals',
    maxLength: limits.answerLength.long,
    isLong: true,
  },
  {
    ...select,
    key: 'politics',
    label: 'Politics',
    title: 'Where do you stand politically?',
    options: options.POLITICS,
  },
  {
    ...select,
    key: 'relationshipModel',
    label: 'Relationship type',
    title: 'What kind of relationship suits you?',
    options: options.RELATIONSHIP_MODELS,
  },
  {
    ...select,
    key: 'intention',
    label: 'Intention',
    title: 'What do you hope to find?',
    options: options.INTENTIONS,
  },
  {
    ...select,
    key: 'alcohol',
    label: 'Alcohol',
    title: 'Do you drink alcohol?',
    options: options.HABITS,
  },
  {
    ...details,
    key: 'alcoholDetails',
    label: 'Alcohol, in a few words',
    title: 'How is it with you and alcohol?',
    parent: 'alcohol',
    options: options.ALCOHOL_DETAILS,
  },
  {
    ...select,
    key: 'drugs',
    label: 'Drugs',
    title: 'Do you take drugs?',
    options: options.HABITS,
  },
  {
    ...details,
    key: 'drugsDetails',
    label: 'Drugs, in a few words',
    title: 'How is it with you and drugs?',
    parent: 'drugs',
    options: options.DRUG_DETAILS,
  },
  {
    ...select,
    key: 'cannabis',
    label: 'Cannabis',
    title: 'Do you use cannabis?',
    options: options.HABITS,
  },
  {
    ...details,
    key: 'cannabisDetails',
    label: 'Cannabis, in a few words',
    title: 'How is it with you and cannabis?',
    parent: 'cannabis',
    options: options.CANNABIS_DETAILS,
  },
  {
    ...select,
    key: 'smoking',
    label: 'Tobacco',
    title: 'Do you smoke?',
    options: options.HABITS,
  },
  {
    ...details,
    key: 'smokingDetails',
    label: 'Tobacco, in a few words',
    title: 'How is it with you and tobacco?',
    parent: 'smoking',
    options: options.TOBACCO_DETAILS,
  },
] as const satisfies readonly Question[];

type ProfileKey = (typeof PROFILE_QUESTIONS)[number]['key'];

/** The stored profile answers: null removes one. */
export type ProfileAnswers = {
  [Key in Exclude<ProfileKey, 'educationLevel' | 'fitnessActivities'>]?: string | null;
} & { educationLevel?: options.EducationLevel | null; fitnessActivities?: string[] };
