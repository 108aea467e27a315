import { PayoutsAccount } from '@perigee/api/zod';
import { payoutsAuthorizationUrl } from '@perigee/domain/hosts';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertPeople } from '../src/seed/insert.ts';
import { hosting } from '../src/states/events.ts';
import { accepted, admin } from '../src/states/people.ts';
import { failed, NOW, testSandbox } from './harness.ts';
import { hostServerMessages } from '../src/hosts/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const HOST = 11;
const DATER = 21;
const ADMIN = 31;
const STATE = 'q3Jv0m8Z';
const RETURN = 'http://web.test/portal?tab=payouts';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const sandbox = await testSandbox();
beforeEach(async () => {
  await insertPeople(sandbox.db, [
    hosting({ id: HOST }, NOW),
    accepted({ id: DATER }, NOW),
    admin({ id: ADMIN }, NOW),
  ]);
});

const post = async (path: string, userId: number, body?: unknown) =>
  sandbox.call('POST', path, { body, token: await sandbox.context.tokens.session(userId) });
const account = (userId = HOST) => post('/payments/stripe/get', userId);
const connect = (authCode: unknown, userId = HOST) =>
  post('/payments/stripe/update', userId, { authCode });

/** The connect page's path for a host, with some of its parameters changed. */
function authorizePath(change: Record<string, string> = {}): string {
  const url = new URL(
    payoutsAuthorizationUrl({
      page: 'http://sandbox.test/connect/authorize',
      clientId: 'ca_perigee',
      state: STATE,
      redirectUrl: RETURN,
      email: 'giulia@example.com',
      phone: '+12125550102',
    }),
  );
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
const sendForm = (form: Record<string, string>) =>
  sandbox.call('POST', '/connect/authorize', {
    body: new URLSearchParams(form).toString(),
    headers: FORM,
  });
/** The URL to which the host is redirected. */
const comeBack = async () => {
  const { headers } = await sendForm({ state: STATE, redirect_uri: RETURN });
  return new URL(headers.get('location') ?? '');
};
const codeOfPage = async () => (await comeBack()).searchParams.get('code') ?? '';

const refused = failed(422, hostServerMessages.payoutsRefused);

describe('a payouts account', () => {
  it('does not exist before it is connected', async () => {
    expect(await account()).toMatchObject({ status: 200, body: {} });
    expect((await account()).body).toEqual({});
  });

  it('is connected with the code of the connect page', async () => {
    expect(await connect(await codeOfPage())).toMatchObject({ status: 204 });
    const { body } = await account();
    const { dashboardLink } = PayoutsAccount.strict().parse(body);
    expect(dashboardLink).toMatch(/^http:\/\/sandbox\.test\/connect\/accounts\/acct_/);
    const page = await sandbox.call('GET', new URL(dashboardLink ?? '').pathname);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Giulia Moretti');
  });

  it('replaces the previous one', async () => {
    await connect(await codeOfPage());
    const before = (await account()).body;
    await connect(await codeOfPage());
    expect((await account()).body).not.toEqual(before);
  });

  it.each(['ac_unknown', 'x', "x'--"])('is not connected with the code %s', async (code) => {
    expect(await connect(code)).toEqual(refused);
    expect((await account()).body).toEqual({});
  });

  it('is connected once with a code, of several requests at the same moment too', async () => {
    const code = await codeOfPage();
    const replies = await Promise.all(Array.from({ length: 4 }, () => connect(code)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await connect(code)).toEqual(refused);
  });

  it('is connected within five minutes', async () => {
    const [early, late] = [await codeOfPage(), await codeOfPage()];
    sandbox.advance(299);
    expect((await connect(early)).status).toBe(204);
    sandbox.advance(1);
    expect(await connect(late)).toEqual(refused);
  });

  it('does not hide that the provider is out of reach', async () => {
    const { payments } = sandbox.context;
    sandbox.context.payments = {
      ...payments,
      connectAccount: () => Promise.reject(new Error('out of reach')),
    };
    expect((await connect('ac_1')).status).toBe(500);
    sandbox.context.payments = payments;
  });

  it.each([DATER, ADMIN])('is for hosts alone, not for %i', async (userId) => {
    const hostsOnly = failed(403, serverMessages.hostsOnly);
    expect(await account(userId)).toEqual(hostsOnly);
    expect(await connect(await codeOfPage(), userId)).toEqual(hostsOnly);
  });
});

describe('the connect page', () => {
  it('shows whose account it connects, and runs no script', async () => {
    const { status, body, headers } = await sandbox.call('GET', authorizePath());
    expect(status).toBe(200);
    expect(body).toContain('giulia@example.com');
    expect(body).toContain('+12125550102');
    expect(body).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://web.test");
  });

  it('shows texts as texts', async () => {
    const { body } = await sandbox.call('GET', authorizePath({ email: '"><script>x</script>' }));
    expect(body).not.toContain('<script>');
  });

  it('sends the host back with a code and the state', async () => {
    const url = await comeBack();
    expect(url.origin + url.pathname).toBe('http://web.test/portal');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tab: 'payouts',
      state: STATE,
      code: expect.stringMatching(/^ac_.{20,}$/) as string,
    });
  });

  it('gives one client a limited number of codes', async () => {
    const form = { state: STATE, redirect_uri: RETURN };
    for (let codes = 0; codes < 30; codes += 1) expect((await sendForm(form)).status).toBe(303);
    expect(await sendForm(form)).toEqual(failed(429, serverMessages.tooManyFromHere));
    sandbox.advance(60 * 60);
    expect((await sendForm(form)).status).toBe(303);
  });

  it('lets the host cancel', async () => {
    const { body } = await sandbox.call('GET', authorizePath());
    const [, href = ''] = /<a href="([^"]+)"/.exec(String(body)) ?? [];
    const url = new URL(href.replaceAll('&amp;', '&'));
    expect(url.origin).toBe('http://web.test');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tab: 'payouts',
      error: 'access_denied',
      state: STATE,
    });
  });

  it.each([
    'https://evil.example/portal',
    'http://web.test.evil.example/',
    'http://web.test@evil.example/',
    'https://web.test/',
    '//evil.example',
    'javascript:alert(1)',
    'portal',
  ])('does not redirect to %s', async (redirect) => {
    const malformed = failed(422, hostServerMessages.connectLinkMalformed);
    expect(await sandbox.call('GET', authorizePath({ redirect_uri: redirect }))).toEqual(malformed);
    expect(await sendForm({ state: STATE, redirect_uri: redirect })).toEqual(malformed);
  });

  it.each(['client_id', 'state'])('does not open without %s', async (name) => {
    expect((await sandbox.call('GET', authorizePath({ [name]: '' }))).status).toBe(422);
  });

  it('knows only accounts that are connected', async () => {
    expect(await sandbox.call('GET', '/connect/accounts/acct_1')).toEqual(
      failed(404, hostServerMessages.payoutsAccountNotFound),
    );
  });
});
