import { SocialLink, SocialAuthorization, User } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { profileMessages, SOCIAL_PLATFORMS, type SocialPlatform } from '@perigee/domain/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import { socialAccounts, socialLinkStates } from '../src/db/schema/social-accounts.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const [DATER, OTHER] = [1300, 1301];
const server = profileServerMessages;
const { linkFailed } = profileMessages;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const sandbox = await testSandbox();
let token: string;
let otherToken: string;
beforeEach(async () => {
  token = await sandbox.context.tokens.session(DATER);
  otherToken = await sandbox.context.tokens.session(OTHER);
  const other = { id: OTHER, phoneNumber: '+12125550143', email: 'other@example.com' };
  await insertPeople(sandbox.db, [waiting({ id: DATER }, NOW), waiting(other, NOW)]);
});

/** Begins a link, and returns the URL of the page on which the other network asks. */
const begin = async (platform: SocialPlatform = 'tiktok', as = token) => {
  const reply = await sandbox.call('POST', `/accounts/social/${platform}/init`, { token: as });
  expect(reply.status).toBe(200);
  return new URL(SocialAuthorization.parse(reply.body).url);
};
/** Sends the form of the other network's page, and returns the response with its redirect URL. */
const answer = async (asked: URL, fields: Record<string, string>) => {
  const state = asked.searchParams.get('state') ?? '';
  const body = new URLSearchParams({ state, ...fields }).toString();
  const reply = await sandbox.call('POST', asked.pathname, { body, headers: FORM });
  return { ...reply, location: reply.headers.get('location') };
};
/**
 * Allows the link of an account, and returns the code and state of the redirect to the web product.
 */
const allow = async (platform: SocialPlatform = 'tiktok', handle = 'marisol') => {
  const { location } = await answer(await begin(platform), { handle, answer: 'allow' });
  const query = new URL(location ?? '').searchParams;
  return { platform, code: query.get('code') ?? '', state: query.get('state') ?? '' };
};
const link = (body: object, as: string | undefined = token) =>
  sandbox.call('POST', '/accounts/social', { body, token: as });
const unlink = (id: number | string, as = token) =>
  sandbox.call('DELETE', `/accounts/social/${id}`, { token: as });
const me = async () => User.parse((await sandbox.call('GET', '/users/me', { token })).body);

describe('a link to another network', () => {
  it.each(SOCIAL_PLATFORMS)('is made from the first call to the last: %s', async (platform) => {
    const reply = await link(await allow(platform));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(SocialLink.parse(reply.body));
    const { account } = SocialLink.parse(reply.body);
    expect(account).toMatchObject({ platform, handle: 'marisol' });
    const user = await me();
    expect(user.socialAccounts).toEqual([account]);
    expect(user[`${platform}Link`]).toContain('marisol');
    expect(sandbox.pushes).toEqual([
      { event: 'profileUpdate', userId: DATER, data: user },
      { event: 'featuresUpdate', userId: DATER, data: expect.anything() as unknown },
    ]);
  });

  it('replaces the account of that network from before, and no other', async () => {
    await link(await allow('tiktok', 'old'));
    await link(await allow('youtube', 'films'));
    const { account } = SocialLink.parse((await link(await allow('tiktok', '@new'))).body);
    const user = await me();
    expect(user.socialAccounts?.map(({ handle }) => handle).toSorted()).toEqual(['films', 'new']);
    expect(user.tiktokLink).toBe('https://www.tiktok.com/@new');
    expect(user.youtubeLink).toBe('https://www.youtube.com/@films');
    expect(account.handle).toBe('new');
  });

  it('needs a known network', async () => {
    for (const name of ['myspace', 'TikTok', 'constructor']) {
      expect(await sandbox.call('POST', `/accounts/social/${name}/init`, { token })).toEqual(
        failed(404, server.platformUnknown),
      );
    }
  });

  it.each([
    ['another code', (sent: object) => ({ ...sent, code: 'x' })],
    ['another state', (sent: object) => ({ ...sent, state: 'x' })],
    ['another network', (sent: object) => ({ ...sent, platform: 'youtube' })],
  ])('is not made with %s', async (_what, change) => {
    expect(await link(change(await allow()))).toEqual(failed(422, linkFailed));
    expect((await me()).socialAccounts).toEqual([]);
    expect(sandbox.pushes).toEqual([]);
  });

  it('is not made before the network has asked', async () => {
    const state = (await begin()).searchParams.get('state') ?? '';
    for (const code of ['x', 'null', ' ']) {
      expect((await link({ platform: 'tiktok', state, code })).status).toBe(422);
    }
  });

  it('is made once', async () => {
    const sent = await allow();
    const replies = await Promise.all([link(sent), link(sent), link(sent)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('is invalidated by a wrong code, so that codes cannot be guessed', async () => {
    const sent = await allow();
    await link({ ...sent, code: 'x' });
    expect(await link(sent)).toEqual(failed(422, linkFailed));
  });

  it('is made only by the user who began it', async () => {
    const sent = await allow();
    expect(await link(sent, otherToken)).toEqual(failed(422, linkFailed));
    expect((await link(sent)).status).toBe(200);
  });

  it('is made within ten minutes', async () => {
    const [soon, late] = [await allow('tiktok'), await allow('youtube')];
    sandbox.advance(10 * 60 - 1);
    expect((await link(soon)).status).toBe(200);
    sandbox.advance(1);
    expect(await link(late)).toEqual(failed(422, linkFailed));
    await begin();
    expect(await sandbox.db.select().from(socialLinkStates)).toHaveLength(1);
  });

  it('stores neither state nor code as they were sent', async () => {
    const { code, state } = await allow();
    const rows = JSON.stringify(await sandbox.db.select().from(socialLinkStates));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(state);
  });

  it.each<[object, string]>([
    [{ state: 'x', platform: 'tiktok' }, serverMessages.fieldMissing('code')],
    [{ code: 'x', platform: 'tiktok' }, serverMessages.fieldMissing('state')],
    [{ code: 'x', state: 'x' }, serverMessages.fieldMissing('platform')],
    [
      { code: 'x', state: 'x', platform: 'myspace' },
      serverMessages.fieldNotOneOf('platform', SOCIAL_PLATFORMS.join(', ')),
    ],
  ])('is refused for %j', async (body, message) => {
    expect(await link(body)).toEqual(failed(422, message));
  });

  it('requires a session', async () => {
    for (const reply of [
      await sandbox.call('POST', '/accounts/social', { body: {} }),
      await sandbox.call('DELETE', '/accounts/social/1'),
    ]) {
      expect(reply).toEqual(failed(401, messages.signInAgain));
    }
  });
});

describe('unlinking', () => {
  it('takes the account and its link away', async () => {
    const { account } = SocialLink.parse((await link(await allow())).body);
    expect(await unlink(account.id)).toMatchObject({ status: 204, body: '' });
    const user = await me();
    expect([user.socialAccounts, user.tiktokLink]).toEqual([[], undefined]);
    expect(await unlink(account.id)).toEqual(failed(404, server.accountNotFound));
  });

  it('leaves a link that was changed since', async () => {
    const { account } = SocialLink.parse((await link(await allow())).body);
    const body = { tiktokLink: 'https://www.tiktok.com/@elsewhere' };
    await sandbox.call('PUT', '/users/me', { body, token });
    await unlink(account.id);
    expect(await me()).toMatchObject(body);
  });

  it('leaves the Instagram link, which every user has', async () => {
    const { account } = SocialLink.parse((await link(await allow('instagram'))).body);
    await unlink(account.id);
    expect((await me()).instagramLink).toBe('https://www.instagram.com/marisol');
  });

  it('is for the user’s own accounts', async () => {
    const { account } = SocialLink.parse((await link(await allow())).body);
    expect(await unlink(account.id, otherToken)).toEqual(failed(404, server.accountNotFound));
    expect(await unlink('abc')).toEqual(failed(404, server.accountNotFound));
    expect(await sandbox.db.select().from(socialAccounts)).toHaveLength(1);
  });
});

describe('the page of the other network', () => {
  const open = (asked: URL) => sandbox.call('GET', asked.pathname + asked.search);

  it('asks which account to link', async () => {
    const { status, headers, body } = await open(await begin());
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(String(body)).toContain('Name of the account');
  });

  it('redirects a user who refuses back to the web product', async () => {
    const asked = await begin();
    const { status, location } = await answer(asked, { handle: '', answer: 'deny' });
    const state = asked.searchParams.get('state') ?? '';
    expect([status, location]).toEqual([
      303,
      `http://web.test/accounts/tiktok?error=access_denied&state=${state}`,
    ]);
  });

  it.each(['', 'mari sol', 'a/../b', '"><script>alert(1)</script>'])(
    'asks again for an invalid name: %j',
    async (handle) => {
      const { status, body } = await answer(await begin(), { handle, answer: 'allow' });
      expect(status).toBe(422);
      expect(String(body)).toContain(server.handleForm);
      expect(String(body)).not.toContain('<script>');
    },
  );

  it('refuses a request that is too late or has no valid state', async () => {
    const asked = await begin();
    const nowhere = new URL('/social/tiktok/authorize?state=x', asked);
    const elsewhere = new URL(asked.href.replace('tiktok', 'youtube'));
    for (const wrong of [nowhere, elsewhere, new URL('/social/tiktok/authorize', asked)]) {
      const { status, body } = await open(wrong);
      expect([status, String(body).includes(server.linkRequestInvalid)]).toEqual([422, true]);
      expect((await answer(wrong, { handle: 'a', answer: 'allow' })).location).toBeNull();
    }
    sandbox.advance(10 * 60);
    expect((await open(asked)).status).toBe(422);
    expect((await answer(asked, { handle: 'a', answer: 'allow' })).status).toBe(422);
  });

  it('exists for known networks only', async () => {
    expect(await sandbox.call('GET', '/social/myspace/authorize?state=x')).toEqual(
      failed(404, serverMessages.nothingHere),
    );
  });
});
