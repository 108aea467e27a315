import type { Option } from './option.ts';

const LEVELS = ['High school', 'Undergrad', 'Post grad', 'Doctorate', 'Prefer Not to Say'];

/** What the Education step offers. Source: member §9. */
export const EDUCATION_LEVELS: readonly Option[] = LEVELS.map((level) => ({
  value: level,
  label: level,
}));
