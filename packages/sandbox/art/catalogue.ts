import type { Scene } from './event.ts';
import { SCENES, event } from './event.ts';
import { portrait } from './portrait.ts';

/** One picture of the sandbox. */
export type Picture = {
  /** Path under the assets folder. */
  file: string;
  width: number;
  height: number;
  /** JPEG quality, chosen per kind so that all pictures together stay small. */
  quality: number;
  draw: () => string;
};

const PORTRAITS = 240;
const VERTICALS = 14;

// Picked by eye, one per cover, so that each scene appears in different colours every time.
const COVER_SEEDS = [
  10, 5, 6, 21, 11, 3, 25, 16, 2, 23, 29, 27, 18, 1, 7, 30, 37, 34, 31, 4, 36, 14, 33, 8,
];

const number = (value: number, digits: number): string => String(value).padStart(digits, '0');

const counted = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1));

/** The scenes take turns, so that neighbours in a list never show the same one. */
const sceneOf = (n: number): Scene => SCENES[(n - 1) % SCENES.length]!;

const coverSeed = (n: number): string => `cover-${COVER_SEEDS[n - 1]}`;

/** All pictures that the build makes. */
export const pictures: readonly Picture[] = [
  ...counted(PORTRAITS, (n) => ({
    file: `portraits/${number(n, 3)}.jpg`,
    width: 380,
    height: 500,
    quality: 84,
    draw: () => portrait(n),
  })),
  ...counted(COVER_SEEDS.length, (n) => ({
    file: `covers/${number(n, 2)}.jpg`,
    width: 1040,
    height: 450,
    quality: 84,
    draw: () => event(coverSeed(n), 1040, 450, sceneOf(n)),
  })),
  ...counted(VERTICALS, (n) => ({
    file: `verticals/${number(n, 2)}.jpg`,
    width: 585,
    height: 1266,
    quality: 84,
    // The same seeds as the first covers, so that an event can have both.
    draw: () => event(coverSeed(n), 585, 1266, sceneOf(n)),
  })),
];
