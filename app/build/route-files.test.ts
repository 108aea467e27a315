import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { patternOf, preloadScript, routeFiles } from './route-files.ts';

describe('the pattern of an address', () => {
  it.each([
    ['/login', '/login', true],
    ['/login', '/login/', true],
    ['/login', '/login/12', false],
    ['/events/:event_id', '/events/the-long-table', true],
    ['/events/:event_id', '/events/7/edit', false],
    ['/likes/:type?', '/likes', true],
    ['/likes/:type?', '/likes/sent', true],
    ['/likes/:type?', '/likes/sent/1', false],
  ])('%s, asked for %s: %s', (path, asked, fits) => {
    expect(new RegExp(patternOf(path)).test(asked)).toBe(fits);
  });
});

const client = {
  'index.html': { file: 'app.js', isEntry: true, imports: ['_runtime.js'], css: ['app.css'] },
  '_runtime.js': { file: 'runtime.js' },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  'src/routes/auth/login.tsx': { file: 'login.js', imports: ['_shared.js', '_runtime.js'] },
  'src/layouts/member-header.tsx': { file: 'member.js', imports: ['_shared.js'] },
  'src/layouts/admin-layout.tsx': { file: 'admin.js', imports: ['_shared.js'] },
};
const server = { 'src/routes/auth/login.tsx': { file: 'assets/login-server.js' } };

/** The import as the server build prints it. */
const lazy = Object.assign(async () => ({ Component: () => null }), {
  toString: () => '() => import("./assets/login-server.js")',
});

describe('the files of a route', () => {
  const page = { audience: 'anyone', shell: 'site', lazy } as const;
  const routes = [{ ...page, path: '/login' }];

  it('are its own and the shared ones, without the files of every page', () => {
    expect(routeFiles(routes, client, server)).toEqual([
      {
        pattern: '^/login/?$',
        files: ['/login.js', '/shared.js', '/shared.css'],
        filesOfMembers: ['/member.js'],
      },
    ]);
  });

  it('include the layout of its shell', () => {
    expect(routeFiles([{ ...page, path: '/login', shell: 'admin' }], client, server)).toEqual([
      {
        pattern: '^/login/?$',
        files: ['/login.js', '/shared.js', '/shared.css', '/admin.js'],
        filesOfMembers: [],
      },
    ]);
  });

  it('match a literal address before a pattern', () => {
    const both = [{ ...page, path: '/:handle' }, ...routes];
    expect(routeFiles(both, client, server).map(({ pattern }) => pattern)).toEqual([
      '^/login/?$',
      '^/([^/]+)/?$',
    ]);
  });

  it('fail the build if they are unknown', () => {
    expect(() => routeFiles(routes, client, {})).toThrow('/login is not known');
  });

  it('are requested by a script that names each file once', async () => {
    expect(script.match(/shared\.js/g)).toHaveLength(1);
    expect(await requested('/a', null).byNow()).toEqual(['/a.css', '/shared.js', '/a.js']);
    const { byNow } = requested('/a', 'Bearer jwt');
    expect(await byNow()).toEqual(['/a.css', '/shared.js', '/a.js', '/member.js']);
    expect(await requested('/c', null).byNow()).toEqual([]);
  });

  it.each(['onload', 'onerror'] as const)(
    'of a prerendered page are requested after its styles: %s',
    async (event) => {
      const { links, byNow } = requested('/b', null);
      expect(await byNow()).toEqual(['/b.css']);
      links[0]?.[event]();
      expect(await byNow()).toEqual(['/b.css', '/shared.js']);
    },
  );

  it('are requested after a first picture that is loading, except for styles', async () => {
    const { promise: picture, resolve } = Promise.withResolvers<void>();
    const { byNow } = requested('/a', null, { picture });
    expect(await byNow()).toEqual(['/a.css']);
    resolve();
    expect(await byNow()).toEqual(['/a.css', '/shared.js', '/a.js']);
  });
});

const script = preloadScript(
  [
    { pattern: '^/a$', files: ['/shared.js', '/a.css', '/a.js'], filesOfMembers: ['/member.js'] },
    { pattern: '^/b$', files: ['/shared.js', '/b.css'], filesOfMembers: [] },
  ],
  [{ pattern: '^/b$' }],
);

interface Link {
  href: string;
  onload: () => void;
  onerror: () => void;
}

/** The links that the script has added to a page by now. */
function requested(
  pathname: string,
  authorization: string | null,
  early: { picture?: Promise<unknown> } = {},
) {
  const links: Link[] = [];
  runInNewContext(script, {
    preloadedResponses: { authorization },
    earlyReplies: early,
    location: { pathname },
    document: { createElement: () => ({}), head: { append: (link: Link) => links.push(link) } },
  });
  const byNow = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return links.map(({ href }) => href);
  };
  return { links, byNow };
}
