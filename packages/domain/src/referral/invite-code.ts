import { limits } from '../limits.ts';

/** 32 letters and digits without 0, 1, I and O, which readers confuse with one another. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The invite code for some random bytes.
 *
 * @param bytes one for each letter, of which five bits are used, so that all codes are equally likely
 */
export function inviteCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => SYMBOLS.charAt(byte % SYMBOLS.length));
  return letters.slice(0, limits.inviteCodeLength).join('');
}

/** A code in the stored format, from typed text. */
export function plainInviteCode(text: string): string {
  return text.trim().toUpperCase();
}

/** The characters of a link's code. */
const LETTERS = /^[\w-]+$/;

/** Whether a text can be a code: only then is the code of a link kept and sent. */
export function isInviteCode(text: string): boolean {
  return LETTERS.test(text) && text.length <= limits.referralCodeLength;
}
