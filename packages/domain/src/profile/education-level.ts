import type { Option } from './option.ts';

const LEVELS = ['High school', 'Undergrad', 'Post grad', 'Doctorate', 'Prefer Not to Say'];

/** The options of the Education step. Source: member §9. */
export const EDUCATION_LEVELS: readonly Option[] = LEVELS.map((level) => ({
  value: level,
  label: level,
}));
