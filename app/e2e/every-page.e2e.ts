import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { generatePath } from 'react-router-dom';
import { paths, publicProfilePattern } from '../src/routes/paths.ts';
import { records } from '../src/routes/records.ts';
import type { RouteRecord } from '../src/routes/route-record.ts';
import { listedEvents, type ListedEvent } from './discover.ts';
import { violationsOf } from './page-violations.ts';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';

const [dater, host, admin] = demoAccounts;
/** The username of the demo's admin, whose profile is public. */
const SLUG = 'ada';

/** The link of the demo's host. */
const LINK_ID = 'giulia-moretti';

/** The pages for anyone that show a signed-in user more, or something else. */
const OTHERWISE_FOR_MEMBERS: ReadonlySet<string> = new Set([
  paths.home,
  paths.event,
  publicProfilePattern,
]);

type OpenedEvent = Pick<ListedEvent, 'id' | 'slug'>;

/** The address of a page of the demo. */
const addressOf = ({ path }: RouteRecord, event: OpenedEvent) =>
  generatePath<string>(path, {
    event_id: event.slug,
    eventId: String(event.id),
    link_id: LINK_ID,
    uuid: 'no-invitation',
    referralCode: 'NOBODYS1',
    slug: SLUG,
    id: SLUG,
    handle: `@${SLUG}`,
    type: null,
    platform: 'instagram?error=access_denied',
    '*': '/nowhere/at/all',
  });

/** Opens pages one after the other, waits for their content, and collects the violations that axe finds. */
async function violationsOn(
  page: Page,
  pages: readonly RouteRecord[],
  event: OpenedEvent | undefined,
): Promise<string[]> {
  if (event === undefined) throw new Error('The world has no upcoming event');
  const violations: string[] = [];
  for (const record of pages) {
    const address = addressOf(record, event);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // By its tag: while a dialog is open, the elements behind it have no role.
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const found = await violationsOf(page);
    violations.push(...found.map((violation) => `${address}: ${violation}`));
  }
  return violations;
}

// Without animations: axe would measure the colors of a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'every page opens for a visitor without axe violations',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const pages = records.filter(({ audience }) => audience === 'anyone');
    const [event] = await listedEvents(sandbox);
    expect(await violationsOn(page, pages, event)).toEqual([]);
  },
);

test(
  'every page opens for a dater without axe violations',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const pages = records.filter(
      ({ audience, path }) => audience === 'member' || OTHERWISE_FOR_MEMBERS.has(path),
    );
    await startSession(page, sandbox, dater.phone);
    const [event] = await listedEvents(sandbox);
    expect(await violationsOn(page, pages, event)).toEqual([]);
  },
);

test(
  'every page opens for a host without axe violations',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const pages = records.filter(({ audience }) => audience === 'host');
    const { jwt } = await sandbox.sessionOf(host.phone);
    const headers = { authorization: `Bearer ${jwt}` };
    const reply = await page.request.get(`${sandbox.url}/events/portal`, { headers });
    const { activeEvents } = (await reply.json()) as { activeEvents: ListedEvent[] };
    await startSession(page, sandbox, host.phone);
    expect(await violationsOn(page, pages, activeEvents[0])).toEqual([]);

    // Without a link id, a host changes their own page here.
    await page.goto(generatePath(paths.hosts, { link_id: null }));
    await expect(page.getByLabel('Host name')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  },
);

test(
  'every page opens for an admin without axe violations',
  { tag: '@phone' },
  async ({ page, sandbox }) => {
    const pages = records.filter(({ audience }) => audience === 'admin');
    await startSession(page, sandbox, admin.phone);
    const [event] = await listedEvents(sandbox);
    expect(await violationsOn(page, pages, event)).toEqual([]);
  },
);
