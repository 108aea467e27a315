import { failure } from '../http/failure.ts';
import { createShares } from '../http/shares.ts';
import { createTurns } from '../http/turns.ts';
import type { StorableImage } from './read-image.ts';
import { profileServerMessages } from './server-messages.ts';

/**
 * Decodes a picture and re-encodes its pixels, upright and at most {@link MOST_STORED_PIXELS} on
 * either side. Nothing else of the file is kept, neither the place where it was taken nor hidden
 * data. The encoder depends on the platform.
 *
 * @throws 422 for a picture that cannot be decoded to its end
 */
export type EncodeImage = (image: StorableImage) => Promise<StorableImage>;

/** As {@link EncodeImage}, for an upload of a user. */
export type EncodeUpload = (ownerId: number, image: StorableImage) => Promise<StorableImage>;

export const MOST_STORED_PIXELS = 4096;

/** For JPEG and WebP, from 0 to 100: the second compression should not be visible. */
export const STORED_QUALITY = 90;

/** A picture of the greatest size takes a core for seconds, and up to 600 MB, depending on its type. */
const LIMITS = {
  mostAtOnce: 1,
  mostWaiting: 20,
  tooMany: profileServerMessages.tooManyUploadsAtOnce,
};

/** Pictures of one user that are encoded or wait. More are refused, because they would fill the queue of all. */
const MOST_OF_A_USER = 10;

/** The failure for a picture that cannot be decoded. */
export const imageBroken = () => failure(422, profileServerMessages.imageBroken);

/** @returns an encoder of one picture at a time, which throws 503 with Retry-After if too many wait, of all users or of one */
export function boundedEncoding(encode: EncodeImage): EncodeUpload {
  const inTurn = createTurns(LIMITS);
  const inShare = createShares({ most: MOST_OF_A_USER, tooMany: LIMITS.tooMany });
  return (ownerId, image) => inShare(ownerId, () => inTurn(() => encode(image)));
}
