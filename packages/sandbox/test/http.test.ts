import { messages, serverMessages } from '@perigee/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSandbox, failed, NOW, PHONE, type TestSandbox } from './harness.ts';

const advanceClock = vi.fn<(seconds: number) => void>();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ controls: { advanceClock } });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

describe('any call', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/users'],
    ['PATCH', '/users/me'],
    ['POST', '/waitlist/me'],
    ['GET', '/%E0%A4%A'],
  ])('%s %s that does not exist is answered in JSON', async (method, path) => {
    expect(await sandbox.call(method, path)).toEqual(failed(404, serverMessages.nothingHere));
  });

  it('may come from any page', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    };
    const asked = await sandbox.call('OPTIONS', '/waitlist/7', { headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('lets pages read failures and how long to wait', async () => {
    const { origin } = new URL('http://localhost:5173');
    await sandbox.sendCode(PHONE);
    const body = { phone: PHONE };
    const reply = await sandbox.call('POST', '/verify-phone', { body, headers: { origin } });
    expect(reply.status).toBe(429);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('that breaks says so, keeps the cause to itself and logs it', async () => {
    const send = vi.spyOn(sandbox.context.outbox, 'send').mockRejectedValue(new Error('disk full'));
    const reply = await sandbox.call('POST', '/verify-phone', { body: { phone: PHONE } });
    expect(reply).toEqual(failed(500, messages.crash));
    expect(sandbox.logged.join()).toContain('disk full');
    send.mockRestore();
  });

  it('that breaks in a query logs the query without its values', async () => {
    const failing = sandbox.db.execute(sql`select 1 / 0, ${PHONE}::text`);
    const send = vi.spyOn(sandbox.context.outbox, 'send').mockReturnValue(failing as never);
    const reply = await sandbox.call('POST', '/verify-phone', { body: { phone: '+12125550144' } });
    expect(reply).toEqual(failed(500, messages.crash));
    expect(sandbox.logged.at(-1)).toContain('select 1 / 0, $1::text');
    expect(sandbox.logged.at(-1)).not.toContain(PHONE);
    send.mockRestore();
  });

  it('is answered for its health', async () => {
    expect(await sandbox.call('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
  });
});

describe('the outbox', () => {
  it('shows the code, the phone and the time, the newest first', async () => {
    const first = await sandbox.sendCode(PHONE);
    sandbox.advance(60);
    const second = await sandbox.sendCode('+12125550143');
    const { body, headers } = await sandbox.call('GET', '/outbox');
    const page = String(body);
    expect(headers.get('content-type')).toContain('text/html');
    expect(page).toContain(PHONE);
    expect(page).toContain(NOW.toISOString());
    expect(page.indexOf(second)).toBeLessThan(page.lastIndexOf(first));
  });

  it('leads on where a message does', async () => {
    const link = 'http://web.test/login?magicToken=a&b="';
    await sandbox.context.outbox.send({ to: 'a@example.com', text: 'Sign in', code: null, link });
    const page = String((await sandbox.call('GET', '/outbox')).body);
    expect(page).toContain('<a href="http://web.test/login?magicToken=a&amp;b=&quot;">');
  });

  it('says that it is empty', async () => {
    expect(String((await sandbox.call('GET', '/outbox')).body)).toContain('Nothing has been sent');
  });

  it('shows markup as text', async () => {
    await sandbox.context.outbox.send({
      to: '<img src=x onerror=alert(1)>',
      text: '</p><script>alert(1)</script>',
      code: null,
      link: null,
    });
    const page = String((await sandbox.call('GET', '/outbox')).body);
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;script&gt;');
  });

  it.each(['%2B12125550142', '+12125550142'])('gives one receiver’s in JSON: %s', async (to) => {
    const code = await sandbox.sendCode(PHONE);
    await sandbox.sendCode('+12125550143');
    const { body } = await sandbox.call('GET', `/outbox.json?to=${to}`);
    expect(body).toMatchObject({ messages: [{ to: PHONE, code, sentAt: NOW.toISOString() }] });
  });
});

describe('the controls', () => {
  it('move the clock', async () => {
    const body = { advanceSeconds: 90 };
    const reply = await sandbox.call('POST', '/sandbox/clock', { body });
    expect(reply.status).toBe(200);
    expect(advanceClock).toHaveBeenCalledExactlyOnceWith(90);
  });

  it.each([{ advanceSeconds: -1 }, { advanceSeconds: '90' }, {}, { advanceSeconds: 1e12 }])(
    'do not move it by %j',
    async (body) => {
      expect((await sandbox.call('POST', '/sandbox/clock', { body })).status).toBe(422);
    },
  );
});
