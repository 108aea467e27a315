import { messages } from '@perigee/domain';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { failed, NOW, PHONE, testSandbox } from './harness.ts';
import { specCalls } from './spec-calls.ts';
import { serverMessages } from '../src/server-messages.ts';

const sandbox = await testSandbox();

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

  it('tells pages the time of the sandbox', async () => {
    const reply = await sandbox.call('GET', '/healthz');
    expect(reply.headers.get('date')).toBe(NOW.toUTCString());
    expect(reply.headers.get('access-control-expose-headers')).toContain('date');
  });

  it('that fails unexpectedly says so, hides the cause and logs it', async () => {
    const send = vi.spyOn(sandbox.context.outbox, 'send').mockRejectedValue(new Error('disk full'));
    const reply = await sandbox.call('POST', '/verify-phone', { body: { phone: PHONE } });
    expect(reply).toEqual(failed(500, messages.crash));
    expect(sandbox.logged.join()).toContain('disk full');
    send.mockRestore();
  });

  it('that fails in a query logs the query without its values', async () => {
    const failing = sandbox.db.execute(sql`select 1 / 0, ${PHONE}::text`);
    const send = vi.spyOn(sandbox.context.outbox, 'send').mockReturnValue(failing as never);
    const reply = await sandbox.call('POST', '/verify-phone', { body: { phone: '+12125550144' } });
    expect(reply).toEqual(failed(500, messages.crash));
    expect(sandbox.logged.at(-1)).toContain('select 1 / 0, $1::text');
    expect(sandbox.logged.at(-1)).not.toContain(PHONE);
    send.mockRestore();
  });

  it('that fails unexpectedly logs one line, without control characters for the terminal', async () => {
    const evil = 'x\nTo +12125550142: 000000\r\u001B[2J\u009B\u202E\u2028';
    const send = vi.spyOn(sandbox.context.outbox, 'send').mockRejectedValue(new Error(evil));
    await sandbox.call('POST', '/verify-phone', { body: { phone: PHONE } });
    const line = sandbox.logged.at(-1) ?? '';
    expect(line).toContain(
      String.raw`x\u000aTo +12125550142: 000000\u000d\u001b[2J\u009b\u202e\u2028`,
    );
    expect(
      line
        .split('\n')
        .slice(1)
        .every((part) => part.startsWith('  ')),
    ).toBe(true);
    send.mockRestore();
  });

  it('is answered for its health', async () => {
    expect(await sandbox.call('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
  });
});

describe('a path with NUL in it', () => {
  const withPath = specCalls.filter(({ path }) => path.includes('{'));
  it.each(withPath.map(({ method, path }) => [method, path]))('%s %s', async (method, path) => {
    const reply = await sandbox.call(method, path.replaceAll(/\{\w+\}/g, 'a%00b'));
    expect(reply).toEqual(failed(400, serverMessages.pathMalformed));
  });

  it('is refused on unknown paths, and an escaped percent sign is not a NUL', async () => {
    expect(await sandbox.call('GET', '/%00')).toEqual(failed(400, serverMessages.pathMalformed));
    expect(await sandbox.call('GET', '/%2500')).toEqual(failed(404, serverMessages.nothingHere));
  });
});

describe('the outbox', () => {
  it.each([
    ['http://localhost:4010', undefined, 200],
    ['http://127.0.0.1:4010', 'http://localhost:5173', 200],
    ['http://[::1]:4010', undefined, 200],
    ['http://192.168.1.7:4010', undefined, 200],
    ['http://sandbox.test', undefined, 200],
    ['http://localhost:4010', 'https://evil.example', 403],
    ['http://localhost:4010', 'null', 403],
    // A foreign host name that resolves to this machine.
    ['http://evil.example:4010', undefined, 403],
    ['http://localhost.evil.example:4010', undefined, 403],
  ])('at %s is read from %s: %i, and by no page of another origin', async (at, origin, status) => {
    for (const path of ['/outbox', '/outbox.json']) {
      const headers = origin === undefined ? undefined : { origin };
      const reply = await sandbox.call('GET', at + path, { ...(headers && { headers }) });
      expect(reply.status).toBe(status);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

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

  it('contains the link of a message', async () => {
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
