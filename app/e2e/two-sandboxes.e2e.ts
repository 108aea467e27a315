import { chromium, type Page } from '@playwright/test';
import { createDatabase, TEST_SERVER } from '@perigee/sandbox/test-server';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { openConnectionProxy } from '../../scripts/connection-proxy.ts';
import { openBreakableNetwork, type BreakableNetwork } from '../src/flows/breakable-network.ts';
import { CLUSTER_PORTS, SANDBOX_URL, sandboxPort, toSandbox } from './addresses.ts';
import { logOf, storedTexts, write } from './conversation.ts';
import { matchOf } from './matching.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { expect, lendPage, test as base } from './test.ts';

/** Two sandboxes on one PostgreSQL. */
interface Cluster {
  /** That of `page`, as long as it runs; then the page has the other one. */
  here: Sandbox;
  /** That of `otherPage`. */
  there: Sandbox;
  /** Between `page` and its sandbox. */
  network: BreakableNetwork;
}

const test = base.extend<{ cluster: Cluster }>({
  stopsServer: true,
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures off this pattern
  cluster: async ({}, use, { parallelIndex }) => {
    if (TEST_SERVER === undefined) {
      throw new Error('Two sandboxes need one PostgreSQL: set TEST_DATABASE_URL.');
    }
    const { url, drop } = await createDatabase(TEST_SERVER);
    const onDatabase = (port: number) =>
      createSandbox({ port, publicUrl: SANDBOX_URL, data: { DATABASE_URL: url } });
    const [herePort, therePort] = CLUSTER_PORTS;
    const [here, there] = [onDatabase(herePort), onDatabase(therePort)];
    await Promise.all([here.start(), there.start()]);
    const proxy = await openConnectionProxy(0, CLUSTER_PORTS, 'first');
    const network = await openBreakableNetwork(
      `http://127.0.0.1:${proxy.port}`,
      sandboxPort(parallelIndex),
    );
    await use({ here, there, network });
    network.close();
    proxy.close();
    await Promise.all([here.stop(), there.stop()]);
    await drop();
  },
  sandbox: async ({ cluster }, use) => use(cluster.there),
  otherPage: async ({ problems, stopsServer, isOnPhone }, use) => {
    const [, therePort] = CLUSTER_PORTS;
    const rules = `--host-resolver-rules=${toSandbox(therePort)}`;
    const browser = await chromium.launch(chromiumLaunchOptions([rules]));
    await lendPage({ browser, problems, stopsServer, isOnPhone }, use);
    await browser.close();
  },
});

/** The messages that a page shows, in its order. */
const shownTexts = async (page: Page) =>
  (await logOf(page).innerText()).match(/(?:Reason|Objection) \d\./g);

for (const [name, lost] of [
  ['has stored one, but not said so', 'replies'],
  ['has not received one', 'requests'],
] as const) {
  test(`a conversation loses no message with a sandbox that is killed when it ${name}`, async ({
    page,
    otherPage,
    sandbox,
    cluster: { here, network },
  }) => {
    const { id, names } = await matchOf(page, otherPage, sandbox);
    await page.goto(`/matches/${id}`);
    await otherPage.goto(`/matches/${id}`);
    const say = (text: string) => write(page, names.otherPage, text);
    const answer = (text: string) => write(otherPage, names.page, text);

    // Each hears the other one, across the two.
    await say('Reason 1.');
    await expect(logOf(otherPage).getByText('Reason 1.')).toBeVisible();
    await answer('Objection 1.');
    await expect(logOf(page).getByText('Objection 1.')).toBeVisible();

    network.drop(lost);
    await say('Reason 2.');
    if (lost === 'replies') await expect(logOf(otherPage).getByText('Reason 2.')).toBeVisible();
    // These wait behind it.
    await say('Reason 3.');
    await say('Reason 4.');
    const reconnection = page.waitForEvent('websocket');
    let reconnectionsOfOther = 0;
    otherPage.on('websocket', () => (reconnectionsOfOther += 1));
    await here.kill();
    await say('Reason 5.');
    await reconnection;

    // The page finds the other sandbox.
    const reasons = ['Reason 2.', 'Reason 3.', 'Reason 4.', 'Reason 5.'];
    const all = ['Reason 1.', 'Objection 1.', ...reasons];
    await expect.poll(() => storedTexts(sandbox, id)).toEqual(all);
    for (const one of [page, otherPage]) await expect.poll(() => shownTexts(one)).toEqual(all);
    await answer('Objection 2.');
    await expect(logOf(page).getByText('Objection 2.')).toBeVisible();
    expect(reconnectionsOfOther).toBe(0);
    for (const one of [page, otherPage]) {
      await one.reload();
      await expect.poll(() => shownTexts(one)).toEqual([...all, 'Objection 2.']);
    }
  });
}
