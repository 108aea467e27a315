import { hostRecord } from '@perigee/api/fixtures';
import { beforeEach } from 'vitest';
import { insertPeople } from '../src/seed/insert.ts';
import { hosting } from '../src/states/events.ts';
import { accepted, admin } from '../src/states/people.ts';
import { NOW, testSandbox } from './harness.ts';

export const HOST = { id: 1, userId: 11, linkId: 'giulia-moretti' };
export const OTHER = { id: 2, userId: 12, linkId: 'other' };
export const DATER = 21;
export const ADMIN = 31;

/** The sandbox of a test file, with two hosts, a dater and an admin before each test, and their calls. */
export async function hostSandbox() {
  const sandbox = await testSandbox();
  beforeEach(async () => {
    const other = {
      id: OTHER.userId,
      username: 'other',
      email: 'other@example.com',
      phoneNumber: '+12125550144',
      Host: { ...hostRecord, id: OTHER.id, linkId: OTHER.linkId, level: '3' },
    };
    await insertPeople(sandbox.db, [
      hosting({}, NOW),
      hosting(other, NOW),
      accepted({ id: DATER }, NOW),
      admin({ id: ADMIN }, NOW),
    ]);
  });
  const as = (userId: number) => sandbox.context.tokens.session(userId);
  const get = async (path: string, userId?: number) =>
    sandbox.call('GET', path, { token: userId === undefined ? undefined : await as(userId) });
  return { sandbox, as, get };
}
