import { describe, expect, it } from 'vitest';
import { pbkdf2Passwords } from '../src/browser/pbkdf2-passwords.ts';
import { scryptPasswords } from '../src/node/scrypt-passwords.ts';
import { secureRandom } from '../src/random.ts';

describe.each([
  ['scrypt', scryptPasswords(secureRandom)],
  ['PBKDF2', pbkdf2Passwords(secureRandom)],
])('passwords under %s', (_name, passwords) => {
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
    const timeOf = async (stored: string | null) => {
      const start = performance.now();
      expect(await passwords.matches('other horse', stored)).toBe(false);
      return performance.now() - start;
    };
    const known = await timeOf(hash);
    // Without the work it would take less than a hundredth of the time.
    expect(await timeOf(null)).toBeGreaterThan(known / 10);
  });
});

it('scrypt knows a password whose hash had another cost', async () => {
  const hash = await scryptPasswords(secureRandom, { N: 2 ** 4, r: 8, p: 1 }).hash('correct horse');
  expect(await scryptPasswords(secureRandom).matches('correct horse', hash)).toBe(true);
});
