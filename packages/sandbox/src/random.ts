/** Gives `length` random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Bytes from the platform's own generator. */
export const secureRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));
