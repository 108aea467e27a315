import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitlistedDater } from '../fixtures/index.ts';
import { authenticatePhone, downloadActiveRecommendations, getCurrentUser } from '../index.ts';
import { createResponseCheck } from './check-responses.ts';
import { configureApi, observeResponses } from './fetcher.ts';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset();
  warn.mockReturnValue(undefined);
});

/** The operations that were warned of. */
const warnings = () => warn.mock.calls.map(([text]) => String(text));

describe('createResponseCheck', () => {
  it('warns once of an operation, with its name and the differences', () => {
    const check = createResponseCheck();
    check('GET /users/1', { id: 'x' });
    check('GET /users/2?fresh=1', { id: 'x' });
    expect(warnings()).toEqual(['The response to getUser differs from the spec']);
    expect(warn.mock.calls[0]?.[1]).toContainEqual(expect.stringMatching(/^id: /));
  });

  it('tells calls of one path apart', () => {
    const check = createResponseCheck();
    check('PUT /users/me', {});
    check('GET /users/me', { ...waitlistedDater, nickname: 'Mari' });
    expect(warnings()).toEqual(['The response to updateCurrentUser differs from the spec']);
  });

  it.each([
    ['without content', 'DELETE /users/me', undefined],
    ['whose content the spec does not describe', 'DELETE /users/me', { anything: true }],
    ['of no operation', 'GET /nothing', {}],
  ])('does not check a response %s', (_what, request, content) => {
    createResponseCheck()(request, content);
    expect(warnings()).toEqual([]);
  });
});

describe('observeResponses', () => {
  const network = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    configureApi({ baseUrl: '', getToken: () => null, onUnauthorized: () => undefined });
    observeResponses(createResponseCheck());
  });

  afterEach(() => {
    observeResponses(undefined);
    vi.unstubAllGlobals();
  });

  it('sees a response that no cache holds', async () => {
    network.mockResolvedValue(Response.json({ completedSignup: 'no' }));
    await authenticatePhone({ phone: '+12125550100', code: '123456' });
    expect(warnings()).toEqual(['The response to authenticatePhone differs from the spec']);
  });

  it('sees each response to a query that differs only now', async () => {
    network.mockResolvedValueOnce(Response.json(waitlistedDater));
    network.mockResolvedValueOnce(Response.json({ ...waitlistedDater, id: null }));
    await getCurrentUser();
    expect(warnings()).toEqual([]);
    await getCurrentUser();
    expect(warnings()).toEqual(['The response to getCurrentUser differs from the spec']);
  });

  it('accepts a file', async () => {
    network.mockResolvedValue(
      new Response('id\n1\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
    );
    await downloadActiveRecommendations();
    expect(warnings()).toEqual([]);
  });
});
