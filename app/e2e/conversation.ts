import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

/** The field for a message to the user of this name, in the open conversation. */
export const composerOf = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Message to ${name}` });

/** The messages of the open conversation. */
export const logOf = (page: Page): Locator => page.getByRole('log');

/** Writes a message to the user of this name, key by key, and sends it. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await composerOf(page, name).pressSequentially(text);
  await page.keyboard.press('Enter');
}

/** The stored messages of a match, the oldest first. */
export async function storedTexts(sandbox: Sandbox, matchId: number): Promise<unknown[]> {
  const rows = await sandbox.rowsOf('chatMessages');
  return rows
    .filter((row) => row['matchId'] === matchId)
    .toSorted((a, b) => Date.parse(String(a['sentAt'])) - Date.parse(String(b['sentAt'])))
    .map((row) => row['text']);
}
