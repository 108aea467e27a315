import type { Locator } from '@playwright/test';

/**
 * Replaces the value of a field with the browser's own keyboard, key by key. Playwright's `fill` sets the
 * value by script, and passes where a field accepts no keys.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('Backspace');
  await field.pressSequentially(text);
}
