import { demoAccounts } from '@perigee/sandbox/node';
import type { Page } from '@playwright/test';
import type { paths } from '../src/routes/paths.ts';
import { listedEvents } from './discover.ts';
import { violationsOf } from './page-violations.ts';
import { startSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';

type Route = keyof typeof paths;

const [dater] = demoAccounts;
/** The username of the demo's admin, whose profile is public. */
const SLUG = 'ada';

const addresses = (slug: string): Record<Route, string> => ({
  home: '/',
  login: '/login',
  loginEvent: `/login/${slug}`,
  loginHostInvite: '/login/hostinvite/a-host',
  resetPassword: '/reset_password',
  resetToken: '/token',
  appClipSignUp: '/ac/signup',
  invite: '/invite/NOBODYS1',
  account: '/account',
  tickets: '/tickets',
  wallets: '/wallets',
  feedback: '/feedback',
  metaTouch: '/meta-touch',
  live: `/live/${slug}`,
  videoChat: `/videochat/${slug}`,
  publicProfile: `/@${SLUG}`,
  bachelorette: `/bachelorette/${SLUG}`,
  socialAccountCallback: '/accounts/instagram?error=access_denied',
  signup: '/signup',
  profile: '/profile',
  forYou: '/likes/for-you',
  likes: '/likes',
  matches: '/matches',
  event: `/events/${slug}`,
  careers: '/careers',
  liveSupport: '/live-support',
  termsAndConditions: '/terms-and-conditions',
  termsOfUse: '/terms-of-use',
  privacyPolicy: '/privacy-policy',
  iosApp: '/ios-app',
  notFound: '/nowhere',
});

const MEMBERS_ONLY: readonly Route[] = [
  'account',
  'tickets',
  'wallets',
  'feedback',
  'metaTouch',
  'live',
  'videoChat',
  'socialAccountCallback',
  'profile',
  'forYou',
  'likes',
  'matches',
];
/** The routes that show signed-in users another page. */
const OTHERWISE_FOR_MEMBERS: readonly Route[] = ['home', 'publicProfile', 'event'];

/** Opens pages one after the other, waits for their content, and collects the violations that axe finds. */
async function faultsOn(
  page: Page,
  sandbox: Sandbox,
  isOpened: (route: Route) => boolean,
): Promise<string[]> {
  const [event] = await listedEvents(sandbox);
  if (event === undefined) throw new Error('The world has no event that is to come');
  const all = Object.entries(addresses(event.slug)) as [Route, string][];
  const faults: string[] = [];
  for (const [route, address] of all.filter(([name]) => isOpened(name))) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // By its tag: while a dialog is open, the elements behind it have no role.
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const found = await violationsOf(page);
    faults.push(...found.map((fault) => `${route} at ${address}: ${fault}`));
  }
  return faults;
}

// Without animations: axe would measure the colors of a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'every page opens for a visitor without axe violations',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const isOpened = (route: Route) => !MEMBERS_ONLY.includes(route);
    expect(await faultsOn(page, sandbox, isOpened)).toEqual([]);
  },
);

test(
  'every page opens for a dater without axe violations',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const isOpened = (route: Route) => [...MEMBERS_ONLY, ...OTHERWISE_FOR_MEMBERS].includes(route);
    await startSession(page, sandbox, dater.phone);
    expect(await faultsOn(page, sandbox, isOpened)).toEqual([]);
  },
);
