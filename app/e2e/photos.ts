import { expect, type Locator, type Page } from '@playwright/test';

const PHOTO = 'packages/sandbox/assets/portraits/031.jpg';

/**
 * Chooses a picture, zooms and moves it by keys, and saves the crop.
 *
 * @param control the label of the file input
 */
export async function addPhoto(page: Page, control: string): Promise<void> {
  await page.getByLabel(control).setInputFiles(PHOTO);
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  const area = crop.getByRole('application');
  await expect(area).toBeFocused();
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await area.press('ArrowUp');
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(crop).toBeHidden();
}

/** Chooses a picture whose crop saves itself, and waits until it is uploaded. */
export async function addPicture(field: Locator, file: string): Promise<void> {
  const page = field.page();
  const uploaded = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname === '/images',
  );
  await field.setInputFiles(file);
  await uploaded;
  await expect(page.getByRole('dialog', { name: 'Crop the picture' })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
