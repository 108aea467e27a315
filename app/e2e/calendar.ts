import { fullDateText } from '@perigee/domain';
import { expect, type Page } from '@playwright/test';

/**
 * Chooses a day in the calendar of a field.
 *
 * @param label of the field
 */
export async function chooseDay(page: Page, label: string, day: Date): Promise<void> {
  const date = fullDateText(day, 'UTC');
  const [, , ...monthAndYear] = date.split(' ');
  await page.getByRole('combobox', { name: label }).click();
  const month = page.getByRole('grid', { name: monthAndYear.join(' ') });
  const next = page.getByRole('button', { name: 'Go to the Next Month' });
  await expect(next).toBeVisible();
  while (!(await month.isVisible())) await next.click();
  await month.getByRole('button', { name: date }).click();
}
