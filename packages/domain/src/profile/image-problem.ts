import { limits } from '../limits.ts';
import { profileServerMessages } from './server-messages.ts';

/** The formats in which a picture can be stored. Source: spec ImageUpload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export function isImageType(type: string): boolean {
  return (IMAGE_TYPES as readonly string[]).includes(type);
}

/** The measures of a picture that have limits. */
export interface ImageMeasures {
  bytes: number;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** The problem that prevents a picture from being stored, as a sentence, or null. The limits are assumed. */
export function imageProblem({ bytes, width, height }: ImageMeasures): string | null {
  if (bytes > limits.image.bytes) return profileServerMessages.uploadTooLarge;
  return pixelsProblem({ width, height });
}

/** The same for a picture before it is cropped: its bytes never leave the device. */
export function pixelsProblem({ width, height }: Omit<ImageMeasures, 'bytes'>): string | null {
  const { leastPixels, mostPixels } = limits.image;
  if (Math.min(width, height) < leastPixels) return profileServerMessages.imageTooSmall;
  if (Math.max(width, height) > mostPixels) return profileServerMessages.imageTooWide;
  return null;
}

interface Size {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/**
 * The problem with the aspect ratio of a picture, or null. Smaller and larger pictures of the same ratio are
 * accepted. Source: events §5, member §5.
 *
 * @param field the field of the request that names the picture, for the message
 * @param crop the documented size
 */
export function cropProblem(field: string, picture: Size, crop: Size): string | null {
  const ratio = (picture.width * crop.height) / (picture.height * crop.width);
  return Math.abs(ratio - 1) <= limits.image.cropTolerance
    ? null
    : profileServerMessages.notCropped(field, crop);
}
