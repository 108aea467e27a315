import { activitiesWith } from '@perigee/api/fixtures';
import { User } from '@perigee/api/zod';
import { WAITLIST_STATUSES } from '@perigee/domain/waitlist';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitlistEntries } from '../src/db/schema/waitlist.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { admin, waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';
import { applicationServerMessages } from '../src/waitlist/server-messages.ts';

const [DATER, ADMIN] = [1001, 1];
const complete = {
  applicationStatuses: activitiesWith('CREATE_ACCOUNT', 'COMPLETE_PROFILE'),
};

const sandbox = await testSandbox();
let token: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
});

const put = (change: Partial<User>) =>
  insertPeople(sandbox.db, [waiting({ id: DATER, ...change }, NOW), admin({ id: ADMIN }, NOW)]);
const send = (body: unknown = {}) => sandbox.call('PUT', '/users/application', { token, body });
const entryOf = async () => {
  const isTheirs = eq(waitlistEntries.userId, DATER);
  const [entry] = await sandbox.db.select().from(waitlistEntries).where(isTheirs);
  return entry;
};

describe('an application', () => {
  it.each(['pending', 'user-declined'] as const)(
    'moves a user who is %s into the database and onto the waitlist, and updates the open pages',
    async (waitlistStatus) => {
      await put({ ...complete, waitlistStatus, waitlist: false });
      const reply = await send({ lastUpdateSource: 'webapp' });
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual(User.parse(reply.body));
      expect(reply.body).toMatchObject({
        id: DATER,
        waitlistStatus: 'database-pending',
        waitlist: true,
      });
      expect((await sandbox.call('GET', '/users/me', { token })).body).toEqual(reply.body);
      expect(sandbox.pushes).toEqual([{ event: 'profileUpdate', userId: DATER, data: reply.body }]);
    },
  );

  it.each(WAITLIST_STATUSES.filter((status) => status !== 'pending' && status !== 'user-declined'))(
    'changes nothing for a user who is %s',
    async (waitlistStatus) => {
      await put({ ...complete, waitlistStatus, waitlist: false });
      const before = await entryOf();
      const reply = await send();
      expect(reply).toMatchObject({ status: 200, body: { waitlistStatus, waitlist: false } });
      expect(await entryOf()).toEqual(before);
      expect(sandbox.pushes).toEqual([]);
    },
  );

  it('is sent twice without harm', async () => {
    await put(complete);
    await send();
    expect(await send()).toMatchObject({
      status: 200,
      body: { waitlistStatus: 'database-pending' },
    });
    expect(sandbox.pushes).toHaveLength(1);
  });

  it('wants a complete profile', async () => {
    await put({});
    expect(await send()).toEqual(failed(422, applicationServerMessages.profileMissing));
    expect((await entryOf())?.status).toBe('pending');
  });

  it('does not undo a decision that is taken at the same moment', async () => {
    await put(complete);
    const adminToken = await sandbox.context.tokens.session(ADMIN);
    const body = { waitlistStatus: 'no' };
    const [decision] = await Promise.all([
      sandbox.call('PUT', `/waitlist/${DATER}`, { token: adminToken, body }),
      send(),
    ]);
    expect(decision.status).toBe(200);
    expect((await entryOf())?.status).toBe('no');
  });

  it('takes no other fields', async () => {
    await put(complete);
    expect(await send({ waitlistStatus: 'yes' })).toEqual(
      failed(422, serverMessages.fieldUnknown('waitlistStatus')),
    );
  });
});
