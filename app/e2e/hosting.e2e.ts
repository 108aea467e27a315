import { expect, test } from './test.ts';

test('the built app is served with its headers and fallbacks, without the build’s own files', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/events/the-long-table?join=1']) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(200);
    expect(reply.headers()['content-type'], path).toContain('text/html');
    expect(reply.headers(), path).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.*; frame-ancestors 'none'$/,
      ),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
  const [, script = ''] =
    /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text()) ?? [];
  const kept = await request.get(script);
  expect(kept.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get('/assets/of-yesterday.js')).status()).toBe(404);

  const manifest = await request.get('/.vite/manifest.json');
  expect(manifest.headers()['content-type']).toContain('text/html');
});

test('no other server sees the address of a page, and no address keeps a token', async ({
  page,
}) => {
  const referrers: string[] = [];
  page.on('request', async (request) => {
    referrers.push((await request.allHeaders())['referer'] ?? '');
  });
  await page.goto('/login?magicToken=0123456789abcdef&as=host');
  await expect(page.getByRole('heading', { name: 'This link did not work' })).toBeVisible();
  await expect(page).toHaveURL('/login?as=host');
  expect(referrers.length).toBeGreaterThan(1);
  expect(referrers.filter((referrer) => referrer.includes('/login'))).toEqual([]);
});
