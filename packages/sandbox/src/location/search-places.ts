import type { Place } from '@perigee/api/zod';
import { PLACES, toPlace } from './places.ts';

/** The length of a list of suggestions. */
const MOST = 5;

/** Without case and accents, so that 'montreal' finds Montréal. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The known cities whose text has, for each word of the query, a word that begins with it. Cities
 * whose name begins with the first word come first.
 */
export function searchPlaces(text: string): Place[] {
  const words = plain(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = PLACES.map(toPlace).filter(({ location }) => {
    const parts = plain(location).split(/[\s,]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  const byCity = ({ location }: Place) => (plain(location).startsWith(words[0] ?? '') ? 0 : 1);
  return found.toSorted((a, b) => byCity(a) - byCity(b)).slice(0, MOST);
}
