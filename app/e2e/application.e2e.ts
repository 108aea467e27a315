import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { startSession } from './people.ts';
import { addPhoto } from './photos.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [dater] = demoAccounts;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const chip = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const photo = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

/** Selects an option by keys only: by its first letters, in the open list. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await select(page, name).press('ArrowDown');
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(select(page, name)).toHaveText(option);
}

/** Moves the second photo to the first place by keys. */
async function moveToFirst(page: Page): Promise<void> {
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
  await page.getByRole('button', { name: 'Move photo 2', exact: true }).press('Space');
  await said('Photo 2 is over place 2 of 2');
  // dnd-kit listens to the keys that move a photo from a timer on: an earlier key is lost.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowLeft');
  await said('Photo 2 is over place 1 of 2');
  await page.keyboard.press('Space');
  await said('Photo 2 is now in place 1 of 2');
}

test('every field of the application can be changed, and keeps its value after a reload', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone, '/profile');
  await expect(chip(page, 'Everyone')).toBeChecked();
  const firstPhoto = await photo(page, 'Profile photo').getAttribute('src');

  await addPhoto(page, 'Add a photo');
  await expect(photo(page, 'Photo 2')).toBeVisible();
  await addPhoto(page, 'Add a photo');
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(photo(page, 'Photo 3')).toHaveCount(0);
  await moveToFirst(page);

  const texts = {
    Bio: 'Rings the bell on every bike lane, twice.',
    Username: 'imani_w',
    Role: 'Head of bike lanes',
    Company: 'Ville de Montréal',
    Industry: 'Transport',
    School: 'McGill',
  };
  for (const [name, text] of Object.entries(texts)) await typeInto(field(page, name), text);
  await expect(page.getByText('Username available')).toBeAttached();
  await typeInto(field(page, 'Birthday'), '02251998');
  const choices = { Gender: 'Agender', Sexuality: 'Open', 'Education level': 'Doctorate' };
  for (const [name, option] of Object.entries(choices)) await choose(page, name, option);
  await typeInto(select(page, 'Location'), 'Toron');
  await page.getByRole('option', { name: /^Toronto/ }).click();
  await chip(page, 'Women').press('Space');
  await chip(page, 'Non-binary').press('Space');
  await expect(chip(page, 'Everyone')).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnounced(page, 'Profile Saved');

  await page.reload();
  for (const [name, text] of Object.entries(texts))
    await expect(field(page, name)).toHaveValue(text);
  await expect(field(page, 'Birthday')).toHaveValue('02-25-1998');
  for (const [name, option] of Object.entries(choices))
    await expect(select(page, name)).toHaveText(option);
  await expect(select(page, 'Location')).toHaveValue(/^Toronto/);
  for (const name of ['Women', 'Non-binary']) await expect(chip(page, name)).toBeChecked();
  for (const name of ['Men', 'Everyone']) await expect(chip(page, name)).not.toBeChecked();
  await expect(photo(page, 'Photo 2')).toHaveAttribute('src', firstPhoto ?? '');
  await expect(photo(page, 'Photo 3')).toHaveCount(0);
});

test('an edited application saves only the changed fields', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater.phone);
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.postDataJSON());
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No changes provided for update!').first()).toBeVisible();
  await typeInto(field(page, 'Bio'), 'Draws buildings by day.');
  await addPhoto(page, 'Add a photo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAnnounced(page, 'Profile Saved');
  expect(saved).toEqual([
    {
      profile: { bio: 'Draws buildings by day.' },
      images: [{ id: expect.any(Number) }, { id: expect.any(Number) }],
    },
  ]);
  await page.reload();
  await expect(field(page, 'Bio')).toHaveValue('Draws buildings by day.');
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();

  await typeInto(field(page, 'Company'), 'Atelier Süd');
  await page.getByRole('link', { name: 'Perigee' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Company')).toHaveValue('Atelier Süd');
});
