import { describe, expect, it } from 'vitest';
import { serverFiles, staticHostFiles } from './hosting.ts';
import { staticHost } from './static-host.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+/b='";

const built = new Set(['/index.html', '/app.html', '/icon.svg', '/assets/app-1a2b.js']);
const [headers, redirects] = staticHostFiles(POLICY).map(({ text }) => text);
const answer = staticHost({ headers: headers ?? '', redirects: redirects ?? '' }, (file) =>
  built.has(file),
);

describe('a static host with the files of the build', () => {
  it.each([
    ['/', '/index.html', 200],
    ['/login', '/app.html', 200],
    ['/events/the-long-table', '/app.html', 200],
    ['/@noor', '/app.html', 200],
    ['/icon.svg', '/icon.svg', 200],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js', 200],
    ['/assets/app-of-yesterday.js', '/app.html', 404],
  ])('answers %s with %s, %i', (path, file, status) => {
    expect(answer(path)).toMatchObject({ file, status });
  });

  it('sends the policy, keeps the page out of frames and tokens out of referrers', () => {
    for (const path of ['/', '/login', '/assets/app-1a2b.js', '/assets/gone.js']) {
      expect(answer(path).headers).toMatchObject({
        'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
        'Referrer-Policy': 'strict-origin',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      });
    }
  });

  it('caches files with a hash in their name, and no page', () => {
    expect(answer('/assets/app-1a2b.js').headers['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(answer('/login').headers).not.toHaveProperty('Cache-Control');
  });
});

describe.each(serverFiles(POLICY).map(({ name, text }) => [name, text]))('%s', (name, text) => {
  it('has the headers, the caches and the fallbacks', () => {
    for (const said of [
      `Content-Security-Policy "${POLICY}; frame-ancestors 'none'"`,
      'Referrer-Policy "strict-origin"',
      'X-Content-Type-Options "nosniff"',
      'X-Frame-Options "DENY"',
      'Cache-Control "public, max-age=31536000, immutable"',
      'Cache-Control "no-cache"',
    ]) {
      expect(text).toContain(said);
    }
    const [landing, fallback] =
      name === 'nginx.conf'
        ? [/location = \/ \{[^}]*try_files \/index\.html/, /try_files \$uri \/app\.html;/]
        : [/handle \/ \{\s*rewrite \* \/index\.html/, /try_files \{path\} \/app\.html/];
    expect(text).toMatch(landing);
    expect(text).toMatch(fallback);
  });

  it('closes every brace that it opens', () => {
    expect(text.split('{').length).toBe(text.split('}').length);
  });
});
