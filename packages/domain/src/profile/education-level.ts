import { EDUCATION_LEVELS as LEVELS, type EducationLevel } from '../questionnaire/options.ts';
import type { Option } from './option.ts';

/** The options of the Education step. Source: member §9. */
export const EDUCATION_LEVELS: readonly Option<EducationLevel>[] = LEVELS.map((level) => ({
  value: level,
  label: level,
}));

/** Whether a stored value is one of the options, and can be sent. */
export const isEducationLevel = (value: string): value is EducationLevel =>
  LEVELS.some((level) => level === value);
