import { viewports } from '../modes.ts';

/** The folder of the pictures in the built Storybook, with an `index.json` of the ids of the drawn stories. */
export const FOLDER = 'story-pictures';

/** The windows in which each story of a screen is drawn. */
export const WINDOWS = ['phone', 'desktop'] as const;

export type PictureWindow = (typeof WINDOWS)[number];

export const pictureOf = (storyId: string, window: PictureWindow) => `${storyId}-${window}.webp`;

/** In CSS pixels. */
export function sizeOf(window: PictureWindow): { width: number; height: number } {
  const { width, height } = viewports[window].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
