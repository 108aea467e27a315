import { test as base, expect, type Page } from '@playwright/test';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** What Chromium itself logs of a failed reply, which journeys provoke on purpose. */
const FAILED_REPLY = 'Failed to load resource';

/** Fails the journey where a page of it logs an error or crashes. */
function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(FAILED_REPLY)) {
      problems.push(message.text());
    }
  });
}

interface Fixtures {
  /** Another person's browser, with storage of its own. */
  otherPage: Page;
  problems: string[];
}

/** A journey: the built app in Chromium, the real sandbox, and no error in any console. */
export const test = base.extend<Fixtures, { sandbox: Sandbox }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures off this pattern
    async ({}, use) => {
      const sandbox = createSandbox();
      await sandbox.start();
      await use(sandbox);
      await sandbox.dispose();
    },
    { scope: 'worker' },
  ],
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, problems }, use) => {
    watch(page, problems);
    await use(page);
  },
  otherPage: async ({ browser, problems }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    watch(page, problems);
    await use(page);
    await context.close();
  },
});

export { expect };
