import { limits } from '@perigee/domain';
import type { DeckSearch } from '@perigee/domain/for-you';
import { desiredAgeProblem } from '@perigee/domain/profile';
import { z } from 'zod';
import { assertNoProblem } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';

const { desiredAge, searchRadius } = limits;
const MOST_PAGES = 10_000;

const wholeNumber = (least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).optional();

/** The query of the deck, as the spec says. */
export const DeckQuery = z.object({
  minAge: wholeNumber(desiredAge.min, desiredAge.max),
  maxAge: wholeNumber(desiredAge.min, desiredAge.max),
  radius: wholeNumber(searchRadius.min, searchRadius.max),
  page: wholeNumber(1, MOST_PAGES),
});

export type DeckQuery = z.output<typeof DeckQuery>;

/**
 * The viewer's search: the values of the query, or else those of their preference.
 *
 * @throws 422 for desired ages that contradict each other
 */
export function searchOf({ preference }: AuthUser, query: DeckQuery): DeckSearch {
  const search = {
    genders: preference?.genders ?? [],
    minAge: query.minAge ?? preference?.minAge ?? null,
    maxAge: query.maxAge ?? preference?.maxAge ?? null,
    radius: query.radius ?? preference?.offsetRadius ?? searchRadius.default,
  };
  assertNoProblem(desiredAgeProblem(search));
  return search;
}
