import { limits } from '@perigee/domain';
import { base64url } from 'jose';
import type { RandomBytes } from '../random.ts';

const RANDOM_BYTES = 6;

/**
 * A code of random digits. With 48 random bits no code is likelier than another by more than 1 in
 * 10⁸.
 */
export function randomCode(random: RandomBytes): string {
  const number = random(RANDOM_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 10 ** limits.codeLength).padStart(limits.codeLength, '0');
}

/** Hashes a phone's code. The hash is useless without the sandbox's secret. */
export type HashCode = (phone: string, code: string) => Promise<string>;

/** A keyed hash (HMAC-SHA-256) of codes under `secret`. */
export async function codeHasher(secret: Uint8Array): Promise<HashCode> {
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return async (phone, code) => {
    const text = new TextEncoder().encode(`verification-code:${phone}:${code}`);
    return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
  };
}
