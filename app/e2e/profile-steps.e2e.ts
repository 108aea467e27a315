import type { Page } from '@playwright/test';
import { provePhone, signUp } from './people.ts';
import { expect, test } from './test.ts';

const newcomer = {
  phone: '+12125550167',
  firstName: 'Ines',
  lastName: 'Arrieta',
  email: 'ines@example.com',
  instagram: '@ines.arrieta',
};

const PHOTO = 'packages/sandbox/assets/portraits/031.jpg';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function chooseUsername(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('@ines.arrieta!');
  await expect(page.getByText('Use letters, digits and underscores').first()).toBeVisible();
  await page.getByLabel('Username').fill('@ines_arrieta');
  await expect(page.getByText('Username available')).toBeAttached();
  await page.keyboard.press('Enter');
}

async function addPhoto(page: Page, control: string): Promise<void> {
  await page.getByLabel(control).setInputFiles(PHOTO);
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(crop.getByRole('application')).toBeVisible();
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(crop).toBeHidden();
}

test('a newcomer tells everything in nine steps, and edits it afterwards', async ({
  page,
  sandbox,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/signup');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await provePhone(page, sandbox, newcomer.phone);
  await signUp(page, newcomer);

  await chooseUsername(page);
  await page.getByLabel('Birthday').fill('04121996');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('ines_arrieta');

  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('');
  await chooseUsername(page);
  await page.getByLabel('Birthday').fill('04122020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You must be 18+ to continue')).toBeVisible();
  await page.getByLabel('Birthday').fill('04121996');
  await page.keyboard.press('Enter');
  await page.getByText('Straight', { exact: true }).click();
  await goOn(page);
  await page.getByText('Woman', { exact: true }).click();
  await goOn(page);
  await page.getByText('Men', { exact: true }).click();
  await goOn(page);
  await page.getByLabel('Role').fill('Architect');
  await page.getByLabel('Company').fill('Atelier Nord');
  await page.getByLabel('Industry').fill('Design');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What is your education?')).toBeVisible();
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('No location selected')).toBeVisible();
  await page.getByLabel('Location').pressSequentially('Tor');
  await page.getByRole('option', { name: /^Toronto/ }).click();
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await addPhoto(page, 'Add a photo');
  await expect(page.getByText('Submit at least 3 photos')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page).toHaveURL('/');
  await expect(heading(page, "You're in the database")).toBeVisible();
  await page.goto('/signup');
  await expect(page).toHaveURL('/');

  await page.goto('/profile');
  await expect(page.getByLabel('Username')).toHaveValue('ines_arrieta');
  await expect(page.getByLabel('Birthday')).toHaveValue('04-12-1996');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No changes provided for update!').first()).toBeVisible();
  await page.getByLabel('Bio').fill('Draws buildings by day.');
  await addPhoto(page, 'Add a photo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Draws buildings by day.');
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();

  await page.getByLabel('Company').fill('Atelier Süd');
  await page.getByRole('link', { name: 'Perigee' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Atelier Süd');
});
