import { limits } from '../limits.ts';
import { profileMessages } from './messages.ts';

/** What of a picture is limited. */
export interface ImageMeasures {
  bytes: number;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** What keeps a picture from being stored, as a sentence, or null. The limits are assumed. */
export function imageProblem({ bytes, width, height }: ImageMeasures): string | null {
  const { server } = profileMessages;
  const { bytes: mostBytes, leastPixels, mostPixels } = limits.image;
  if (bytes > mostBytes) return server.uploadTooLarge;
  if (Math.min(width, height) < leastPixels) return server.imageTooSmall;
  if (Math.max(width, height) > mostPixels) return server.imageTooWide;
  return null;
}
