import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pbkdf2Passwords } from '../src/browser/pbkdf2-passwords.ts';
import { scryptPasswords } from '../src/node/scrypt-passwords.ts';
import { secureRandom } from '../src/random.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Records what each key costs that scrypt derives from here on. */
function scryptCosts(): () => unknown[] {
  const { mock } = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  return () =>
    mock.calls.map(([_password, salt, bytes, cost]) => [
      Buffer.byteLength(salt as Uint8Array),
      bytes,
      cost,
    ]);
}

/** The same for PBKDF2. */
function pbkdf2Costs(): () => unknown[] {
  const { mock } = vi.spyOn(crypto.webcrypto.subtle, 'deriveBits');
  return () =>
    mock.calls.map(([how, _key, bits]) => {
      const { salt, ...cost } = how as Pbkdf2Params;
      return [salt.byteLength, bits, cost];
    });
}

describe.each([
  ['scrypt', scryptPasswords(secureRandom), scryptCosts],
  ['PBKDF2', pbkdf2Passwords(secureRandom), pbkdf2Costs],
])('passwords under %s', (_name, passwords, recordCosts) => {
  it('knows a password by its hash, and no other', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.matches('correct horse', hash)).toBe(true);
    expect(await passwords.matches('correct horsf', hash)).toBe(false);
    expect(await passwords.matches('', hash)).toBe(false);
  });

  it('hashes the same password differently each time, and keeps nothing of it', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('correct horse'),
      passwords.hash('correct horse'),
    ]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('correct');
  });

  it('knows a password however its accents were typed', async () => {
    const hash = await passwords.hash('caf\u00E9 au lait');
    expect(await passwords.matches('cafe\u0301 au lait', hash)).toBe(true);
  });

  it('does the same work without a hash, and refuses', async () => {
    const hash = await passwords.hash('correct horse');
    const costs = recordCosts();
    expect(await passwords.matches('other horse', hash)).toBe(false);
    expect(await passwords.matches('other horse', null)).toBe(false);
    const [known, unknown] = costs();
    expect(costs()).toHaveLength(2);
    expect(unknown).toEqual(known);
  });
});

it('scrypt knows a password whose hash had another cost', async () => {
  const hash = await scryptPasswords(secureRandom, { N: 2 ** 4, r: 8, p: 1 }).hash('correct horse');
  expect(await scryptPasswords(secureRandom).matches('correct horse', hash)).toBe(true);
});
