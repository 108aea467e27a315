import type { Page } from '@playwright/test';

/** Lets the page's browser copy, as a user's browser does after a click. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** What was copied last. */
export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
