import { messages } from '@perigee/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, apiFetch, configureApi, timedReply } from './fetcher.ts';

const baseUrl = 'https://product-api.test';
const network = vi.fn<typeof fetch>();
const onUnauthorized = vi.fn<(token: string) => void>();
const warn = vi.spyOn(console, 'warn');

const configure = (token: string | null) => {
  configureApi({ baseUrl, getToken: () => token, onUnauthorized });
};
const answer = (status: number, body: unknown) => {
  network.mockResolvedValue(Response.json(body, { status }));
};
const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);

/** The headers of the last call. */
const sent = () => new Headers(network.mock.lastCall?.[1]?.headers);

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  warn.mockReturnValue(undefined);
  configure('jwt-1');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('a call', () => {
  it('goes to the product API with the bearer and what the caller gave', async () => {
    answer(200, { ok: true });
    const headers = { 'Content-Type': 'application/json' };
    expect(await apiFetch('/x?y=1', { method: 'PUT', headers, body: '{}' })).toEqual({ ok: true });
    expect(network).toHaveBeenCalledExactlyOnceWith(
      'https://product-api.test/x?y=1',
      expect.objectContaining({ method: 'PUT', body: '{}' }),
    );
    expect(sent().get('authorization')).toBe('Bearer jwt-1');
    expect(sent().get('content-type')).toBe('application/json');
  });

  it('carries no bearer while no user is signed in', async () => {
    configure(null);
    answer(200, {});
    await apiFetch('/x');
    expect(sent().has('authorization')).toBe(false);
  });

  it('keeps a bearer that the caller gave', async () => {
    answer(200, {});
    await apiFetch('/x', { headers: { authorization: 'Bearer proof' } });
    expect(sent().get('authorization')).toBe('Bearer proof');
  });
});

describe('a call for a file', () => {
  const answerCsv = (headers: Record<string, string>) => {
    const csv = '\uFEFFid,name\r\n1,Élise\r\n';
    network.mockResolvedValue(
      new Response(csv, { headers: { 'content-type': 'text/csv; charset=utf-8', ...headers } }),
    );
    return csv;
  };

  it('gives the file with its name, to the last byte', async () => {
    const csv = answerCsv({ 'content-disposition': 'attachment; filename="people.csv"' });
    const file = await apiFetch<File>('/x');
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'people.csv', type: 'text/csv; charset=utf-8' });
    expect(await file.bytes()).toEqual(new TextEncoder().encode(csv));
  });

  it.each(['application/csv', 'text/CSV', 'application/octet-stream'])(
    'gives it as %s, too',
    async (type) => {
      answerCsv({ 'content-type': type });
      expect(await apiFetch<File>('/x')).toBeInstanceOf(File);
    },
  );

  it('tells how many bytes have come, part by part', async () => {
    const parts = ['id,name\r\n', '1,Élise\r\n'];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    network.mockResolvedValue(new Response(body, { headers: { 'content-type': 'text/csv' } }));
    const onReceived = vi.fn<(bytes: number) => void>();
    const file = await apiFetch<File>('/x', { onReceived });
    expect(onReceived.mock.calls).toEqual([[9], [19]]);
    expect(await file.text()).toBe(parts.join(''));
  });

  it('gives it a name where the reply has none', async () => {
    answerCsv({});
    expect(await apiFetch<File>('/x')).toMatchObject({ name: 'download.csv' });
  });

  it('fails like any other where the file breaks off', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream({
      start: (controller) => {
        controller.error(cause);
      },
    });
    network.mockResolvedValue(new Response(body, { headers: { 'content-type': 'text/csv' } }));
    expect(await failure(apiFetch('/x'))).toMatchObject({ name: 'ApiError', status: 200, cause });
  });

  it('shows the message of a refusal', async () => {
    answer(404, { message: 'There is no such report' });
    expect(await failure(apiFetch('/x'))).toMatchObject({ message: 'There is no such report' });
  });
});

describe('a response without content', () => {
  it.each([204, 200])('confirms a change with status %d', async (status) => {
    network.mockResolvedValue(new Response(null, { status }));
    expect(await apiFetch('/x', { method: 'DELETE' })).toBeUndefined();
  });

  it('is no answer to a question', async () => {
    network.mockResolvedValue(new Response(null));
    expect(await failure(apiFetch('/x'))).toMatchObject({
      status: 200,
      userText: messages.unableToProcess,
    });
  });
});

describe('a refused call', () => {
  it.each([
    ['the words of its JSON', { error: 'Bad code' }, 'Bad code'],
    ['no words where its JSON has none, for the fallback of the screen', {}, ''],
  ])('has %s', async (_what, body, userText) => {
    answer(422, body);
    const error = await failure(apiFetch('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', status: 422, userText });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    [{ 'retry-after': '24' }, 24_000],
    [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
    [{ 'content-language': 'en' }, null],
  ])('says how long to wait where the server does: %j', async (headers, retryAfterMs) => {
    network.mockResolvedValue(Response.json({ message: 'Wait' }, { status: 429, headers }));
    expect(await failure(apiFetch('/x'))).toMatchObject({ status: 429, retryAfterMs });
  });

  it.each(['<h1>Bad gateway</h1>', ''])(
    'has the general message when its body %j is not JSON',
    async (body) => {
      network.mockResolvedValue(new Response(body, { status: 502 }));
      expect(await failure(apiFetch('/x'))).toMatchObject({
        status: 502,
        userText: messages.unableToProcess,
      });
    },
  );
});

describe('a refused bearer', () => {
  it('is reported', async () => {
    answer(401, {});
    expect(await failure(apiFetch('/x'))).toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('jwt-1');
  });

  it('is reported as the one that was sent, also where the session has another', async () => {
    answer(401, {});
    await failure(apiFetch('/x', { headers: { authorization: 'Bearer proof' } }));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('proof');
  });

  it('is reported as the one that was sent, also where the session changed meanwhile', async () => {
    network.mockImplementation(async () => {
      configure('jwt-2');
      return Response.json({}, { status: 401 });
    });
    await failure(apiFetch('/x'));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('jwt-1');
  });

  it.each([
    ['nothing was sent', null, 401],
    ['the person may not', 'jwt-1', 403],
  ])('is not reported where %s', async (_why, token, status) => {
    configure(token);
    answer(status, {});
    await failure(apiFetch('/x'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a call that gets no answer', () => {
  it('has status 0 and no words, and is logged', async () => {
    const cause = new TypeError('fetch failed');
    network.mockRejectedValue(cause);
    const error = await failure(apiFetch('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, userText: '', cause });
    expect(warn).toHaveBeenCalledExactlyOnceWith('No answer from /x', cause);
  });

  it('keeps the status where only the body cannot be read', async () => {
    network.mockResolvedValue(new Response('<h1>Welcome</h1>'));
    const error = await failure(apiFetch('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 200, userText: messages.unableToProcess });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is no failure when the caller aborted the request', async () => {
    const signal = AbortSignal.abort();
    network.mockRejectedValue(signal.reason);
    expect(await failure(apiFetch('/x', { signal }))).toBe(signal.reason);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the last reply', () => {
  const DATE = 'Thu, 10 Dec 2026 20:18:48 GMT';

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-12-10T20:00:00Z') });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['an answer', 200],
    ['a refusal', 422],
  ])('is timed, be it %s', async (_what, status) => {
    const sentAt = Date.now();
    network.mockImplementation(async () => {
      vi.advanceTimersByTime(250);
      return Response.json({}, { status, headers: { date: DATE } });
    });
    await failure(apiFetch('/x'));
    const [reply, ...times] = timedReply() ?? [];
    expect(reply?.headers.get('date')).toBe(DATE);
    expect(times).toEqual([sentAt, sentAt + 250]);
  });
});
