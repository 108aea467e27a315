import type { DetailOptions } from './options.ts';

/** The two sets of questions, with the names of their requests. Source: member §2, §7. */
export type QuestionSet = 'profile' | 'preferences';

interface Asked {
  /** The key of its answer, unique in its set. */
  key: string;
  /** The label of the field for screen readers. */
  label: string;
  /** The text of the question. */
  title: string;
  required: boolean;
  /** The question that decides whether this one is shown. */
  parent?: string;
}

/** One option of a list. */
interface SelectQuestion extends Asked {
  kind: 'select';
  options: readonly string[];
  /** The options are a scale, such as heights: the one at which its slider rests without an answer. */
  restsAt?: string;
}

/** One option of a list that depends on the answer to the parent. */
interface DetailsQuestion extends Asked {
  kind: 'details';
  parent: string;
  options: DetailOptions;
}

/** Any number of options of a list. */
interface MultiSelectQuestion extends Asked {
  kind: 'multi-select';
  options: readonly string[];
}

interface TextQuestion extends Asked {
  kind: 'text';
  /** In characters. */
  maxLength: number;
  /** Whether more than one line is expected. */
  isLong: boolean;
}

/** A range between two values of a list, both stored. */
export interface RangeQuestion extends Asked {
  kind: 'range';
  minKey: string;
  maxKey: string;
  /** In order; a range counts in positions of this list. */
  values: readonly (string | number)[];
  /** The minimum distance of the ends, in positions. */
  minDistance: number;
}

export type Question =
  SelectQuestion | DetailsQuestion | MultiSelectQuestion | TextQuestion | RangeQuestion;
