import { describe, expect, it } from 'vitest';
import { boundedPasswords } from '../src/auth/bounded-passwords.ts';
import { serverMessages } from '../src/server-messages.ts';

/** Passwords whose hashing the test finishes. */
function heldPasswords() {
  const running: (() => void)[] = [];
  let most = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      running.push(resolve);
      most = Math.max(most, running.length);
    });
  return {
    passwords: boundedPasswords({
      hash: async (password) => {
        await work();
        if (password === 'bad') throw new Error('This one fails.');
        return password;
      },
      matches: async () => {
        await work();
        return true;
      },
    }),
    finishOne: () => running.shift()?.(),
    isRunning: () => running.length > 0,
    most: () => most,
  };
}

const CALLERS = 30;

describe('many passwords at the same moment', () => {
  it('are hashed one after the other, and refused where too many wait', async () => {
    const { passwords, finishOne, isRunning, most } = heldPasswords();
    const calls = Array.from({ length: CALLERS }, (_, index) =>
      index % 2 === 0 ? passwords.hash('good') : passwords.matches('good', null),
    );
    const settled = Promise.allSettled(calls);
    for (let done = 0; done < CALLERS - 9; done++) {
      await expect.poll(isRunning).toBe(true);
      finishOne();
    }
    const refused = (await settled).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(9);
    expect(refused[0]).toMatchObject({
      reason: { status: 503, message: serverMessages.tooManyAtOnce },
    });
    expect(most()).toBe(1);
  });

  it('go on after one that failed', async () => {
    const { passwords, finishOne, isRunning } = heldPasswords();
    const settled = Promise.allSettled([passwords.hash('bad'), passwords.hash('good')]);
    for (let done = 0; done < 2; done++) {
      await expect.poll(isRunning).toBe(true);
      finishOne();
    }
    expect(await settled).toMatchObject([
      { reason: { message: 'This one fails.' } },
      { value: 'good' },
    ]);
  });
});
