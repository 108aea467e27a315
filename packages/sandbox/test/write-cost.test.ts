import { PGlite } from '@electric-sql/pglite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted } from '../src/states/people.ts';
import { NOW, testSandbox } from './harness.ts';

const [WRITER, OTHER, READER] = [1300, 1301, 1302];

const sandbox = await testSandbox({ isOpen: () => false }, null);
const tokens: Record<number, string> = {};
// An embedded database, which has one connection for all requests.
beforeEach(async () => {
  const ids = [WRITER, OTHER, READER];
  await insertPeople(
    sandbox.db,
    ids.map((id) =>
      accepted(
        {
          id,
          username: `user_${id}`,
          email: `${id}@example.com`,
          phoneNumber: `+1212555${id}`,
          completedOnboarding: true,
          profileVisible: true,
        },
        NOW,
      ),
    ),
  );
  for (const id of ids) {
    tokens[id] = await sandbox.context.tokens.session(id);
    await sandbox.call('GET', '/users/me', { token: tokens[id] });
  }
});

/** The statements that a call sends to the database. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<number> {
  const sent = vi.spyOn(PGlite.prototype, 'execProtocolRawSync');
  expect((await call()).status).toBe(200);
  // Each statement is either one simple query, or parsed first.
  const statements = sent.mock.calls.filter(([[kind]]) =>
    'PQ'.includes(String.fromCharCode(kind ?? 0)),
  );
  sent.mockRestore();
  return statements.length;
}

const like = () =>
  sandbox.call('PUT', `/for-you/profiles/${OTHER}/like`, {
    token: tokens[WRITER],
    body: { liked: true },
  });
const update = () =>
  sandbox.call('PUT', '/users/me', { token: tokens[WRITER], body: { interests: ['Chess'] } });
const readMe = () => sandbox.call('GET', '/users/me', { token: tokens[READER] });

describe('the cost of a write on the only connection', () => {
  it('is six statements for a like, begin and commit among them', async () => {
    await like();
    await sandbox.call('PUT', `/for-you/profiles/${OTHER}/like`, {
      token: tokens[WRITER],
      body: { liked: false },
    });
    expect(await statementsOf(like)).toBeLessThanOrEqual(6);
  });

  it('is eight statements for a change of the profile, begin and commit among them', async () => {
    expect(await statementsOf(update)).toBeLessThanOrEqual(8);
  });

  it('is nothing for readers of data that a like has not changed', async () => {
    await like();
    expect(await statementsOf(readMe)).toBe(0);
  });
});
