import type { Locator, Page } from '@playwright/test';

/** The toast with this text. Its copy for screen readers is elsewhere. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
