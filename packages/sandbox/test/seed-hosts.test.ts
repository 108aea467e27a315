import { DateApplication, PublicHost } from '@perigee/api/zod';
import { describe, expect, it, beforeAll, afterAll } from 'vitest';
import { hostSignUpRequest } from '@perigee/api/fixtures';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { seedOnce, type SeedSize } from '../src/seed/seed.ts';
import { createTestSandbox, type TestSandbox } from './harness.ts';

const [, demoHost] = demoAccounts;

describe.each<SeedSize>(['small', 'full'])('the hosts of the %s seed', (size) => {
  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    await seedOnce(sandbox.context, size);
    const { email, password } = demoHost;
    const login = { authMethod: 'Password', email, password };
    const { body } = await sandbox.call('POST', '/auth/login', { body: login });
    token = (body as { jwt: string }).jwt;
  });
  afterAll(() => sandbox.close());

  it('have a page with a logo, dates to arrange and no payouts account yet', async () => {
    const { body: host } = await sandbox.call('GET', '/hosts/giulia-moretti', { token });
    expect(PublicHost.parse(host)).toMatchObject({
      name: demoHost.name,
      logo: expect.stringContaining('/pictures/portraits/') as string,
    });
    const { body: asked } = await sandbox.call('GET', '/hosts/giulia-moretti/date', { token });
    expect(DateApplication.array().parse(asked)).toHaveLength(5);
    expect((await sandbox.call('POST', '/payments/stripe/get', { token })).body).toEqual({});
  });

  it('have payouts accounts, some of them', async () => {
    const [account] = await sandbox.db.query.payoutAccounts.findMany();
    const page = await sandbox.call('GET', `/connect/accounts/${account?.accountId}`);
    expect(page.status).toBe(200);
  });

  it('can be joined by the invitations that were mailed', async () => {
    const mails = (await sandbox.context.outbox.read()).filter(({ text }) => /invited/.test(text));
    expect(mails).toHaveLength(2);
    for (const [index, { to, link }] of mails.entries()) {
      const [, uuid] = /^http:\/\/web\.test\/hostsignup\/(.+)$/.exec(link ?? '') ?? [];
      const phoneNumber = `+1212555014${index + 3}`;
      const body = { ...hostSignUpRequest, uuid, email: to, phoneNumber };
      const { jwt } = await sandbox.prove(phoneNumber);
      const reply = await sandbox.call('POST', '/auth/signup/host', { body, token: jwt });
      expect(reply.status).toBe(200);
    }
  });
});
