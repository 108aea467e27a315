import { scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '../auth/passwords.ts';
import type { RandomBytes } from '../random.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * 32 MB for each password: one of the settings that OWASP recommends. Each hash contains its own
 * settings.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MOST_MEMORY = 64 * 1024 * 1024;

type Cost = typeof COST;

function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: MOST_MEMORY },
      (error, key) => {
        if (error === null) resolve(key);
        else reject(error);
      },
    );
  });
}

const write = ({ N, r, p }: Cost, salt: Uint8Array, key: Uint8Array) =>
  ['scrypt', N, r, p, ...[salt, key].map((bytes) => Buffer.from(bytes).toString('base64url'))].join(
    '$',
  );

function read(hash: string) {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/**
 * Passwords under scrypt, for Node.
 *
 * @param cost the cost of new hashes; existing hashes keep theirs
 */
export function scryptPasswords(random: RandomBytes, cost: Cost = COST): Passwords {
  const nobodys = write(cost, new Uint8Array(SALT_BYTES), new Uint8Array(KEY_BYTES));
  return {
    hash: async (password) => {
      const salt = random(SALT_BYTES);
      return write(cost, salt, await derive(password, salt, cost));
    },
    matches: async (password, hash) => {
      const kept = read(hash ?? nobodys);
      const isSame = timingSafeEqual(await derive(password, kept.salt, kept.cost), kept.key);
      return isSame && hash !== null;
    },
  };
}
