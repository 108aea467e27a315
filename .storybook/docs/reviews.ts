import { parse } from 'yaml';
import { z } from 'zod';
import { screens } from './screens.ts';
import file from './reviews.yaml?raw';

/** How far the review of a screen is. Without one the screen is a draft. */
export interface Review {
  /** The id of the screen. */
  screen: string;
  status: 'in review' | 'signed off';
  by: string;
  /** The day, as '2026-11-24'. */
  on: string;
}

const schema: z.ZodType<Review[]> = z.array(
  z.strictObject({
    screen: z.string(),
    status: z.enum(['in review', 'signed off']),
    by: z.string().min(1),
    on: z.iso.date(),
  }),
);

/**
 * The reviews, by the id of their screen.
 *
 * @param text the YAML file
 * @param ids the ids of all screens
 * @throws if an entry is malformed, or names no screen, or a screen that another entry names
 */
export function readReviews(text: string, ids: readonly string[]): ReadonlyMap<string, Review> {
  const reviews = new Map<string, Review>();
  for (const review of schema.parse(parse(text))) {
    const { screen } = review;
    if (!ids.includes(screen)) throw new Error(`There is no screen ${screen} to review.`);
    if (reviews.has(screen)) throw new Error(`There are two reviews of ${screen}.`);
    reviews.set(screen, review);
  }
  return reviews;
}

const reviews = readReviews(
  file,
  screens.map(({ screen }) => screen.id),
);

export const reviewOf = (screenId: string): Review | undefined => reviews.get(screenId);
