import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, devices, expect, type Browser, type Page } from '@playwright/test';
import { SANDBOX_URL, sandboxPort, toSandbox } from './addresses.ts';
import { followAnnouncements } from './announcements.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { copyOfWorld } from './world.ts';

/** Chromium's own log message for a failed response, which journeys cause on purpose. */
const FAILED_REPLY = 'Failed to load resource';
/**
 * The message for a real-time connection that a stopped server refuses or resets, one that is closing, with 503, or
 * one that ends before it has answered.
 */
const REFUSED_CHANNEL =
  /^WebSocket connection to .+(?:ERR_CONNECTION_(?:REFUSED|RESET)|Unexpected response code: 503|closed before receiving a handshake response)/;

const PHONE = devices['Pixel 7'];

/** Reports to `problems` what pages read beside the contract. The import is here because it reads the contract. */
async function compareReads(page: Page, problems: string[]): Promise<void> {
  const { checkReads } = await import('./reads.ts');
  await checkReads(page, problems);
}

/** The message for a real-time connection while a journey has taken the network away. */
const WITHOUT_NETWORK = /^WebSocket connection to .+ERR_INTERNET_DISCONNECTED/;

/** Fails the journey if one of its pages logs an error or crashes. */
function watch(page: Page, problems: string[], stopsServer: boolean): void {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    const isProvoked =
      text.startsWith(FAILED_REPLY) ||
      WITHOUT_NETWORK.test(text) ||
      (stopsServer && REFUSED_CHANNEL.test(text));
    if (message.type() === 'error' && !isProvoked) problems.push(text);
  });
}

/** Whether the app has replaced the prerendered page, by the properties with which React marks its root. */
function isAppShown(): boolean {
  const root = document.getElementById('root');
  return (
    root === null ||
    (Object.keys(root).length > 0 && document.getElementById('prerendered') === null)
  );
}

/** Makes journeys wait for the app where they open an address: a prerendered page takes no input. */
function awaitApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...options) => {
    const response = await goto(...options);
    await page.waitForFunction(isAppShown);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await page.waitForFunction(isAppShown);
    return response;
  };
}

interface PageOptions {
  browser: Browser;
  problems: string[];
  stopsServer: boolean;
  isOnPhone: boolean;
}

/** Lends a page of its own browser context, with its own storage. */
export async function lendPage(
  { browser, problems, stopsServer, isOnPhone }: PageOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  watch(page, problems, stopsServer);
  awaitApp(page);
  await followAnnouncements(page);
  if (isOnPhone) await compareReads(page, problems);
  await use(page);
  await context.close();
}

interface WorkerFixtures {
  /** The sandbox of a worker, shared by its journeys one after the other. */
  sandboxOfWorker: Sandbox;
}

/** Options that a project of the configuration sets. */
export interface JourneyOptions {
  /** Set where journeys tagged `@phone` have a phone: those that all users take, because most users have one. */
  hasPhones: boolean;
}

interface Fixtures extends JourneyOptions {
  /** The freshly seeded data of the journey. */
  sandbox: Sandbox;
  /** Another user's browser, with its own storage. */
  otherPage: Page;
  /** A third user's browser. */
  thirdPage: Page;
  problems: string[];
  /**
   * Whether the journey has a phone. Those journeys open every page: the fields that their pages read are compared with
   * the contract.
   */
  isOnPhone: boolean;
  /** Set by journeys that stop the server while a user is signed in. */
  stopsServer: boolean;
}

/**
 * A journey: the built app in Chromium, the real sandbox, and no error in any console.
 *
 * What journeys differ in belongs to them, not to their worker: another worker starts another sandbox and browser.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use, { parallelIndex }) => {
      const resolve = `--host-resolver-rules=${toSandbox(sandboxPort(parallelIndex))}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), resolve] });
    },
    { scope: 'worker' },
  ],
  sandboxOfWorker: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures off this pattern
    async ({}, use, { parallelIndex }) => {
      const folder = copyOfWorld();
      const port = sandboxPort(parallelIndex);
      const sandbox = createSandbox({
        port,
        publicUrl: SANDBOX_URL,
        data: { SANDBOX_DATA: join(folder, 'data') },
      });
      await sandbox.start();
      await sandbox.copyWorld();
      await use(sandbox);
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ sandboxOfWorker }, use) => {
      await sandboxOfWorker.restoreWorld();
      await use(sandboxOfWorker);
    },
    { auto: true },
  ],
  stopsServer: [false, { option: true }],
  hasPhones: [false, { option: true }],
  isOnPhone: async ({ hasPhones }, use, { tags }) => use(hasPhones && tags.includes('@phone')),
  userAgent: ({ isOnPhone, userAgent }, use) => use(isOnPhone ? PHONE.userAgent : userAgent),
  viewport: ({ isOnPhone, viewport }, use) => use(isOnPhone ? PHONE.viewport : viewport),
  deviceScaleFactor: ({ isOnPhone, deviceScaleFactor }, use) =>
    use(isOnPhone ? PHONE.deviceScaleFactor : deviceScaleFactor),
  isMobile: ({ isOnPhone, isMobile }, use) => use(isOnPhone ? PHONE.isMobile : isMobile),
  hasTouch: ({ isOnPhone, hasTouch }, use) => use(isOnPhone ? PHONE.hasTouch : hasTouch),
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, problems, stopsServer, isOnPhone }, use) => {
    watch(page, problems, stopsServer);
    awaitApp(page);
    await followAnnouncements(page);
    if (isOnPhone) await compareReads(page, problems);
    await use(page);
  },
  otherPage: async ({ browser, problems, stopsServer, isOnPhone }, use) =>
    lendPage({ browser, problems, stopsServer, isOnPhone }, use),
  thirdPage: async ({ browser, problems, stopsServer, isOnPhone }, use) =>
    lendPage({ browser, problems, stopsServer, isOnPhone }, use),
});

export { expect };
