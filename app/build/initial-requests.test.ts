import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { initialRequests, initialRequestsScript } from './initial-requests.ts';

const API = 'https://api.test';

const record = { audience: 'member', shell: 'site' } as const;
const reads = (url: string) => ({ queryKey: [url], queryFn: () => fetch(API + url) });

const requests = await initialRequests(
  [
    { ...record, path: '/likes/:type?', queries: async () => [reads('/for-you')] },
    {
      ...record,
      path: '/',
      audience: 'anyone',
      queries: async ({ user }) => (user === null ? [] : [reads('/waitlist/me')]),
    },
    {
      ...record,
      path: '/events/:event_id',
      audience: 'anyone',
      queries: async ({ params: { event_id: name }, user }) => [
        {
          ...reads(user === null ? `/events/${name}/public` : `/events/${name}`),
          meta: { firstPicture: 'event.image', firstTexts: 'event.title' },
        },
      ],
    },
    { ...record, path: '/login', audience: 'anyone' },
  ],
  API,
);
const script = initialRequestsScript(requests, { sessionUrl: '/users/me', apiUrl: API });

interface Asked {
  url: string;
  authorization: string | undefined;
}

/** The requests that a page sends first, and the responses that it keeps. */
function open(address: string, token: string | null) {
  const { pathname, search } = new URL(address, 'https://app.test');
  const asked: Asked[] = [];
  const page = {
    location: { pathname, search },
    localStorage: { getItem: () => token },
    fetch: async (url: string, { headers }: { headers?: { authorization: string } } = {}) => {
      asked.push({ url, authorization: headers?.authorization });
      return Response.json({ event: { image: `${url}.jpg` } });
    },
    preloadedResponses: { authorization: '', responses: {} as Record<string, Promise<Response>> },
    earlyReplies: {
      user: Promise.resolve<unknown>(null),
      page: Promise.resolve<unknown>(null),
    },
  };
  runInNewContext(script, page);
  return { asked, ...page.preloadedResponses, ...page.earlyReplies };
}

describe('the initial requests of a page', () => {
  it('request the session and the page data for a signed-in user', async () => {
    const { asked, authorization, responses } = open('/events/the-long-table', 'jwt');
    expect(asked).toEqual([
      { url: 'https://api.test/users/me', authorization: 'Bearer jwt' },
      { url: 'https://api.test/events/the-long-table', authorization: 'Bearer jwt' },
    ]);
    expect(authorization).toBe('Bearer jwt');
    expect(await (await responses['/events/the-long-table'])?.json()).toHaveProperty('event');
  });

  it('request the public page data for visitors, without a bearer', () => {
    const { asked, authorization } = open('/events/the-long-table', null);
    expect(asked).toEqual([
      { url: 'https://api.test/events/the-long-table/public', authorization: undefined },
    ]);
    expect(authorization).toBeNull();
  });

  it('tell what the page shows first, besides the reply that the app takes', async () => {
    const { page, responses } = open('/events/the-long-table', null);
    const reply = { event: { image: 'https://api.test/events/the-long-table/public.jpg' } };
    await expect(page).resolves.toEqual(reply);
    expect(await (await responses['/events/the-long-table/public'])?.json()).toEqual(reply);
    await expect(open('/login', 'jwt').page).rejects.toBeDefined();
  });

  it('name the first content of each page', () => {
    expect(requests).toMatchObject([
      { firstPicture: '', firstTexts: '' },
      { firstPicture: '', firstTexts: '' },
      { firstPicture: 'event.image', firstTexts: 'event.title' },
    ]);
  });

  it('tell who is signed in, besides the reply that the app takes', async () => {
    const { user, responses } = open('/login', 'jwt');
    await expect(user).resolves.toHaveProperty('event');
    expect(await (await responses['/users/me'])?.json()).toHaveProperty('event');
    await expect(open('/login', null).user).rejects.toBeDefined();
  });

  it.each([
    ['/', 'jwt', ['/users/me', '/waitlist/me']],
    ['/', null, []],
    ['/likes/sent/', 'jwt', ['/users/me', '/for-you']],
    ['/login', null, []],
    ['/events/7/edit', 'jwt', ['/users/me']],
    // A query may ask for other data.
    ['/likes?radius=5', 'jwt', ['/users/me']],
  ])('at %s, with the token %s: %j', (address, token, urls) => {
    const { responses } = open(address, token);
    expect(Object.keys(responses)).toEqual(urls);
  });
});
