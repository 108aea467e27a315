import { photoUpload, signUpRequest, walletRequest } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { insertEvents, insertPeople } from '../src/seed/insert.ts';
import { upcoming } from '../src/states/events.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { failed, NOW, PHONE, testSandbox } from './harness.ts';
import { adminServerMessages } from '../src/admin/server-messages.ts';

const BEHIND = 2000;

const sandbox = await testSandbox();

const remove = (token: string) => sandbox.call('DELETE', '/users/me', { token });

describe('deleting the own account', () => {
  it('ends every session', async () => {
    const { jwt, userId } = await sandbox.signUp();
    const elsewhere = await sandbox.context.tokens.session(userId);
    expect(await remove(jwt)).toMatchObject({ status: 204, body: '' });
    for (const token of [jwt, elsewhere]) {
      for (const method of ['GET', 'DELETE']) {
        expect(await sandbox.call(method, '/users/me', { token })).toEqual(
          failed(401, messages.signInAgain),
        );
      }
    }
  });

  it('leaves no data of the user behind', async () => {
    const { jwt } = await sandbox.signUp();
    await sandbox.call('PUT', '/users/me', { token: jwt, body: { username: 'marisol' } });
    await sandbox.call('POST', '/images', { token: jwt, body: photoUpload });
    await sandbox.call('POST', '/wallets', { token: jwt, body: walletRequest });
    await sandbox.call('POST', '/accounts/social/tiktok/init', { token: jwt });
    await remove(jwt);
    const tables = [
      schema.users,
      schema.images,
      schema.imageFiles,
      schema.wallets,
      schema.socialLinkStates,
      schema.waitlistEntries,
      schema.applicationActivities,
      schema.verificationCodes,
      schema.outboxMessages,
    ];
    const rows = await Promise.all(tables.map((table) => sandbox.db.select().from(table)));
    expect(rows.flat()).toEqual([]);
  });

  it('frees phone, email and username for a new account with a new id', async () => {
    const first = await sandbox.signUp();
    const body = { username: 'marisol' };
    await sandbox.call('PUT', '/users/me', { token: first.jwt, body });
    await remove(first.jwt);
    expect((await sandbox.call('GET', '/users/marisol/exists')).body).toEqual({ exists: false });

    const second = await sandbox.signUp();
    expect(second.userId).not.toBe(first.userId);
    const reply = await sandbox.call('PUT', '/users/me', { token: second.jwt, body });
    expect(reply.body).toMatchObject({ ...body, email: signUpRequest.email, phoneNumber: PHONE });
    expect((await sandbox.call('GET', '/users/me', { token: first.jwt })).status).toBe(401);
  });

  it('moves up the applicants behind the deleted one', async () => {
    const { jwt } = await sandbox.signUp();
    const later = new Date(NOW.getTime() + 1000);
    const other = { id: BEHIND, email: 'behind@example.com', phoneNumber: '+12125550160' };
    await insertPeople(sandbox.db, [waiting(other, later)]);
    const token = await sandbox.context.tokens.session(BEHIND);
    const position = async () => (await sandbox.call('GET', '/waitlist/me', { token })).body;
    expect(await position()).toMatchObject({ position: 2 });
    await remove(jwt);
    expect(await position()).toMatchObject({ position: 1 });
  });

  it('deletes the events of a host too', async () => {
    const host = { id: 9, name: 'Idris', logo: null, linkId: null, level: '1' };
    const person = { ...accepted({ id: BEHIND }, NOW), host };
    await insertPeople(sandbox.db, [person]);
    await insertEvents(sandbox.db, [upcoming({ hostId: host.id }, NOW)]);
    await remove(await sandbox.context.tokens.session(BEHIND));
    expect(await sandbox.db.select().from(schema.hosts)).toEqual([]);
    expect(await sandbox.db.select().from(schema.events)).toEqual([]);
  });

  it('changes no other user', async () => {
    const { jwt } = await sandbox.signUp();
    await insertPeople(sandbox.db, [accepted({ id: BEHIND }, NOW)]);
    await sandbox.call('POST', '/verify-phone', { body: { phone: '+12125550170' } });
    await remove(jwt);
    const people = await sandbox.db.select({ id: schema.users.id }).from(schema.users);
    expect(people).toEqual([{ id: BEHIND }]);
    expect(await sandbox.db.select().from(schema.images)).toHaveLength(1);
    expect(await sandbox.context.outbox.read('+12125550170')).toHaveLength(1);
  });

  it('is refused to the last admin', async () => {
    await insertPeople(sandbox.db, [admin({ id: 1 }, NOW), accepted({ id: BEHIND }, NOW)]);
    expect(await remove(await sandbox.context.tokens.session(1))).toEqual(
      failed(409, adminServerMessages.lastAdmin),
    );
    expect(await sandbox.db.$count(schema.users)).toBe(2);
  });

  it('leaves one of two admins who delete themselves at the same moment', async () => {
    const other = { id: 2, username: 'bea', email: 'bea@example.com', phoneNumber: '+12125550178' };
    await insertPeople(sandbox.db, [admin({ id: 1 }, NOW), admin(other, NOW)]);
    const tokens = [1, 2].map((id) => sandbox.context.tokens.session(id));
    const replies = await Promise.all((await Promise.all(tokens)).map(remove));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await sandbox.db.$count(schema.users)).toBe(1);
  });

  it('is not undone by a concurrent change of the profile', async () => {
    const { jwt } = await sandbox.signUp();
    const body = { gender: 'F' };
    await Promise.all([remove(jwt), sandbox.call('PUT', '/users/me', { token: jwt, body })]);
    expect(await sandbox.db.select().from(schema.users)).toEqual([]);
  });
});
