import { limits } from '../limits.ts';

/** 32 letters and digits without 0, 1, I and O, which are taken for each other when read. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The code that random bytes give, by which somebody invites others.
 *
 * @param bytes one for each letter, of which five bits count, so that every code is as likely
 */
export function inviteCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => SYMBOLS.charAt(byte % SYMBOLS.length));
  return letters.slice(0, limits.inviteCodeLength).join('');
}

/** A code as it is kept, out of what somebody typed. */
export function plainInviteCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Of a link. */
const LETTERS = /^[\w-]+$/;

/** Whether a text may be a code: what came with a link is kept and sent only then. */
export function isInviteCode(text: string): boolean {
  return LETTERS.test(text) && text.length <= limits.referralCodeLength;
}
