import { limits } from '../limits.ts';

const fromTo = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The ages in years that admins can search for. Source: admin §2, §9. */
export const SEARCHED_AGES = fromTo(limits.searchedAge);

/** The H numbers. Source: admin §5, §9. */
export const H_NUMBERS = fromTo(limits.hNum);
