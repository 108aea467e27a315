import { EDUCATION_LEVELS as LEVELS } from '../questionnaire/options.ts';
import type { Option } from './option.ts';

/** The options of the Education step. Source: member §9. */
export const EDUCATION_LEVELS: readonly Option[] = LEVELS.map((level) => ({
  value: level,
  label: level,
}));
