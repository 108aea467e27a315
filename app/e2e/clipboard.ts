import type { Page } from '@playwright/test';

/** Allows the page to write to the clipboard, as a user's browser does after a click. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** The current text of the clipboard. */
export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
