import { limits } from '../limits.ts';

const fromTo = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The ages that admins search by. Years. Source: admin §2, §9. */
export const SEARCHED_AGES = fromTo(limits.searchedAge);

/** The H numbers. Source: admin §5, §9. */
export const H_NUMBERS = fromTo(limits.hNum);
