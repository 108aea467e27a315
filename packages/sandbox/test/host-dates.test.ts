import { DateApplication } from '@perigee/api/zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostDateApplications } from '../src/db/schema/hosts.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { hosting } from '../src/states/events.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { failed, testSandbox } from './harness.ts';
import { hostServerMessages } from '../src/hosts/server-messages.ts';

const HOST = 11;
const [DATER, NEWCOMER] = [21, 22];
const ADMIN = 31;

const sandbox = await testSandbox();
beforeEach(async () => {
  const now = sandbox.context.clock();
  await insertPeople(sandbox.db, [
    hosting({ id: HOST }, now),
    accepted({ id: DATER }, now),
    waiting({ id: NEWCOMER }, now),
    admin({ id: ADMIN }, now),
  ]);
});

const as = (userId: number) => sandbox.context.tokens.session(userId);
const apply = async (userId: number, body: unknown = {}, host = 'giulia-moretti') =>
  sandbox.call('POST', `/hosts/${host}/date`, { body, token: await as(userId) });
const list = async (userId: number, host = '1') =>
  sandbox.call('GET', `/hosts/${host}/date`, { token: await as(userId) });

describe('asking a host for a date', () => {
  it('returns the application as the host reads it', async () => {
    const reply = await apply(DATER, { message: ' A good laugh. ' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual(DateApplication.strict().parse(reply.body));
    expect(reply.body).toMatchObject({
      user: { id: DATER, name: 'Idris' },
      message: 'A good laugh.',
      createdAt: sandbox.context.clock().toISOString(),
    });
    expect((await list(HOST)).body).toEqual([reply.body]);
  });

  it.each([{}, { message: '' }, { message: '   ' }])('needs no message: %j', async (body) => {
    expect(await apply(DATER, body)).toMatchObject({ status: 201, body: { message: null } });
  });

  it('tells the host by mail, without a name', async () => {
    await apply(DATER);
    const mails = await sandbox.context.outbox.read('giulia@example.com');
    expect(mails).toMatchObject([{ link: 'http://web.test/hosts', code: null }]);
    expect(mails[0]?.text).not.toContain('Idris');
  });

  it('happens once', async () => {
    await apply(DATER);
    expect(await apply(DATER, { message: 'Again' }, '1')).toEqual(
      failed(409, hostServerMessages.appliedBefore),
    );
    expect(await sandbox.context.outbox.read()).toHaveLength(1);
  });

  it('happens once of several requests at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => apply(DATER)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await sandbox.db.$count(hostDateApplications)).toBe(1);
    expect(await sandbox.context.outbox.read()).toHaveLength(1);
  });

  it('is refused for the host’s own account', async () => {
    expect(await apply(HOST)).toEqual(failed(422, hostServerMessages.appliedToOneself));
  });

  it('needs a host', async () => {
    expect(await apply(DATER, {}, 'nobody')).toEqual(failed(404, hostServerMessages.notFound));
  });
});

describe('the applications of a host', () => {
  it('stand with the newest first', async () => {
    await apply(DATER);
    sandbox.advance(60);
    await apply(NEWCOMER);
    const { body } = await list(HOST);
    expect(body).toEqual(DateApplication.array().parse(body));
    expect((body as DateApplication[]).map(({ user }) => user.id)).toEqual([NEWCOMER, DATER]);
  });

  it('contain nothing private of the applicants', async () => {
    await apply(DATER);
    const text = JSON.stringify((await list(HOST)).body);
    for (const secret of ['Okafor', 'idris@example.com', '+1212']) {
      expect(text).not.toContain(secret);
    }
  });

  it('are open to admins, and closed to daters', async () => {
    await apply(DATER);
    expect((await list(ADMIN)).body).toHaveLength(1);
    expect(await list(DATER)).toEqual(failed(403, hostServerMessages.applicationsOfOthers));
  });

  it('are closed to other hosts', async () => {
    const record = { id: 2, name: 'Other', linkId: 'other', level: '3' };
    const other = { id: 12, username: 'o', email: 'o@example.com', phoneNumber: '+12125550144' };
    await insertPeople(sandbox.db, [hosting({ ...other, Host: record }, sandbox.context.clock())]);
    expect((await list(other.id)).status).toBe(403);
    expect((await list(other.id, 'other')).body).toEqual([]);
  });

  it('are deleted with the account of the applicant', async () => {
    await apply(DATER);
    await sandbox.call('DELETE', '/users/me', { token: await as(DATER) });
    expect((await list(HOST)).body).toEqual([]);
  });

  it('are not found for an unknown host', async () => {
    expect(await list(ADMIN, '9')).toEqual(failed(404, hostServerMessages.notFound));
  });
});
