import { base64url } from 'jose';
import type { Passwords } from '../auth/passwords.ts';
import type { RandomBytes } from '../random.ts';

const SALT_BYTES = 16;
const KEY_BITS = 256;

/**
 * A low number for PBKDF2: the hashes are lost with the tab's memory, and users should not wait for
 * them.
 */
const ITERATIONS = 50_000;

async function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  const text = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const how = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: Uint8Array.from(salt),
    iterations: ITERATIONS,
  };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, KEY_BITS));
}

/** Compares every byte, even after a difference. */
const areSame = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;

/** Passwords under PBKDF2, for a browser tab, which has no stronger function built in. */
export function pbkdf2Passwords(random: RandomBytes): Passwords {
  const write = (salt: Uint8Array, key: Uint8Array) =>
    [salt, key].map((bytes) => base64url.encode(bytes)).join('$');
  const nobodys = write(new Uint8Array(SALT_BYTES), new Uint8Array(KEY_BITS / 8));
  return {
    hash: async (password) => {
      const salt = random(SALT_BYTES);
      return write(salt, await derive(password, salt));
    },
    matches: async (password, hash) => {
      const [salt = '', key = ''] = (hash ?? nobodys).split('$');
      const derived = await derive(password, base64url.decode(salt));
      return areSame(derived, base64url.decode(key)) && hash !== null;
    },
  };
}
