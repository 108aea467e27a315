import { profileServerMessages } from '@perigee/domain';
import { failure } from '../http/failure.ts';
import { createTurns } from '../http/turns.ts';
import type { StorableImage } from './read-image.ts';

/**
 * Decodes a picture and encodes its pixels anew, upright and at most {@link MOST_STORED_PIXELS} on
 * either side: nothing else of the file is kept, neither the place where it was taken nor what
 * somebody hid in it. How depends on the platform.
 *
 * @throws 422 for what cannot be decoded to its end
 */
export type EncodeImage = (image: StorableImage) => Promise<StorableImage>;

export const MOST_STORED_PIXELS = 4096;

/** Of JPEG and WebP, from 0 to 100: what was compressed before should not look it. */
export const STORED_QUALITY = 90;

/** A picture of the most pixels takes a core for seconds, and 600 MB where its kind asks for it. */
const LIMITS = {
  mostAtOnce: 1,
  mostWaiting: 20,
  tooMany: profileServerMessages.tooManyUploadsAtOnce,
};

/** What a picture is refused with that cannot be decoded. */
export const imageBroken = () => failure(422, profileServerMessages.imageBroken);

/** @returns what encodes one picture at a time, and throws 503 with Retry-After where too many wait */
export function boundedEncoding(encode: EncodeImage): EncodeImage {
  const inTurn = createTurns(LIMITS);
  return (image) => inTurn(() => encode(image));
}
