import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const hrefs = async () => (await import('./outside-hrefs.ts')).outsideHrefs;

it('leads to pages of ours where nothing is configured', async () => {
  expect(await hrefs()).toEqual({
    termsAndConditions: '/terms-and-conditions',
    termsOfUse: '/terms-of-use',
    privacyPolicy: '/privacy-policy',
    iosApp: '/ios-app',
  });
});

it('leads to what is configured', async () => {
  vi.stubEnv('VITE_TERMS_OF_USE_URL', 'https://legal.example/terms');
  vi.stubEnv('VITE_IOS_STORE_URL', 'https://apps.apple.com/app/id42');
  const { termsOfUse, iosApp } = await hrefs();
  expect(termsOfUse).toBe('https://legal.example/terms');
  expect(iosApp).toBe('https://apps.apple.com/app/id42');
});
