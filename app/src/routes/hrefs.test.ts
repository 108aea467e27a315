import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const hrefs = async () => (await import('./hrefs.ts')).outsideHrefs;

it('uses pages of this app where no address is configured', async () => {
  expect(await hrefs()).toEqual({
    termsAndConditions: '/terms-and-conditions',
    termsOfUse: '/terms-of-use',
    privacyPolicy: '/privacy-policy',
    iosApp: '/ios-app',
  });
});

it('uses the configured addresses', async () => {
  vi.stubGlobal('settings', {
    termsOfUseUrl: 'https://legal.example/terms',
    iosStoreUrl: 'https://apps.apple.com/app/id42',
  });
  const { termsOfUse, iosApp } = await hrefs();
  expect(termsOfUse).toBe('https://legal.example/terms');
  expect(iosApp).toBe('https://apps.apple.com/app/id42');
});
