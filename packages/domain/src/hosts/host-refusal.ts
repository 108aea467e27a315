import { UserFacingError } from '../user-facing-error.ts';

/** What a refused call of a host is about, if the user can change it. */
export type RefusedPart = 'invitation' | 'email' | 'phone' | 'linkId';

/** The server refused what a host sent. */
export class HostRefusal extends UserFacingError {
  override readonly name = 'HostRefusal';
  /** Null if the refusal is about no single field. */
  readonly part: RefusedPart | null;

  constructor(userText: string, part: RefusedPart | null, options?: ErrorOptions) {
    super(userText, options);
    this.part = part;
  }
}

const CONFLICT = 409;
const UNPROCESSABLE = 422;

/** In this order, by a word of the text. */
const PARTS = [
  ['invitation', UNPROCESSABLE, /\binvitation\b/i],
  ['email', CONFLICT, /\be-?mail\b/i],
  ['phone', CONFLICT, /\bphone\b/i],
  ['linkId', CONFLICT, /\blink\b/i],
] as const satisfies [RefusedPart, number, RegExp][];

/** The part of the request that a refusal is about. The reply names no field, so its text decides. */
export function refusedPart(status: number, message: string): RefusedPart | null {
  const found = PARTS.find(([, code, word]) => code === status && word.test(message));
  return found?.[0] ?? null;
}
