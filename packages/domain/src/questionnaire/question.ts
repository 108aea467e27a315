import type { DetailOptions } from './options.ts';

/** The two sets of questions, named as their saves name them. Source: member §2, §7. */
export type QuestionSet = 'profile' | 'preferences';

interface Asked {
  /** The key of its answer, which no other question of the set has. */
  key: string;
  /** What the field is called, for ears. */
  label: string;
  /** The question, as a person reads it. */
  title: string;
  required: boolean;
  /** The question that decides whether this one is asked. */
  parent?: string;
}

/** One of a list. */
interface SelectQuestion extends Asked {
  kind: 'select';
  options: readonly string[];
  /** Where a long list opens while nothing is chosen; the first option unless given. */
  opensAt?: string;
}

/** One of a list that follows from the answer to the parent. */
interface DetailsQuestion extends Asked {
  kind: 'details';
  parent: string;
  options: DetailOptions;
}

/** Any number of a list. */
interface MultiSelectQuestion extends Asked {
  kind: 'multi-select';
  options: readonly string[];
}

interface TextQuestion extends Asked {
  kind: 'text';
  /** In characters. */
  maxLength: number;
  /** More than a line is expected. */
  isLong: boolean;
}

/** From one value of a list to another, both stored. */
export interface RangeQuestion extends Asked {
  kind: 'range';
  minKey: string;
  maxKey: string;
  /** In their order; a range runs over their places. */
  values: readonly (string | number)[];
  /** The ends are so many places apart, at least. */
  minDistance: number;
}

export type Question =
  SelectQuestion | DetailsQuestion | MultiSelectQuestion | TextQuestion | RangeQuestion;
