import type { Page } from '@playwright/test';
import type { User } from '@perigee/api';
import { demoAccounts } from '@perigee/sandbox/node';
import { answerEveryQuestion, TYPED_ANSWER, unanswered } from './answering.ts';
import { provePhone, startSession, signUp, storedSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const newcomer = {
  phone: '+12125550167',
  firstName: 'Ines',
  lastName: 'Arrieta',
  email: 'ines@example.com',
  instagram: '@ines.arrieta',
};

const dater = demoAccounts.find(({ role }) => role === 'dater')?.phone ?? '';

const PHOTO = 'packages/sandbox/assets/portraits/031.jpg';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function chooseUsername(page: Page): Promise<void> {
  await typeInto(field(page, 'Username'), '@ines.arrieta!');
  // Other characters go as they are typed. Member §5.
  await expect(field(page, 'Username')).toHaveValue('inesarrieta');
  await typeInto(field(page, 'Username'), '@ines_arrieta');
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

test('a newcomer signs up on a page of its own, and fills nine steps and both sets of questions', async ({
  page,
  sandbox,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await provePhone(page, sandbox, newcomer.phone);
  await signUp(page, newcomer);

  await chooseUsername(page);
  await typeInto(field(page, 'Birthday'), '04121996');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'Username')).toHaveValue('ines_arrieta');

  // Leaving the page loses nothing: the steps go on at the first one that is open.
  await page.reload();
  await expect(heading(page, 'What is your sexuality?')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'JOIN DATABASE' }).click();
  await expect(heading(page, 'What is your sexuality?')).toBeVisible();
  await page.goto('/signup');
  await expect(heading(page, 'What is your sexuality?')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'Birthday')).toHaveValue('04-12-1996');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'Username')).toHaveValue('ines_arrieta');
  await chooseUsername(page);
  await typeInto(field(page, 'Birthday'), '04122020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You must be 18+ to continue')).toBeVisible();
  await typeInto(field(page, 'Birthday'), '04121996');
  await page.keyboard.press('Enter');
  await page.getByText('Straight', { exact: true }).click();
  await goOn(page);
  await page.getByText('Woman', { exact: true }).click();
  await goOn(page);
  await page.getByText('Men', { exact: true }).click();
  await goOn(page);
  await typeInto(field(page, 'Role'), 'Architect');
  await typeInto(field(page, 'Company'), 'Atelier Nord');
  await typeInto(field(page, 'Industry'), 'Design');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What is your education?')).toBeVisible();
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('No location selected')).toBeVisible();
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Tor');
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

  await page.getByRole('button', { name: 'START' }).click();
  await answerEveryQuestion(page);
  const { token } = await storedSession(page);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get(`${sandbox.url}/users/me`, { headers });
  const user = (await reply.json()) as User;
  expect(unanswered(user)).toEqual([]);
  expect(user.profile?.careerGoalsDetails).toBe(TYPED_ANSWER);
});

test('the application is edited, and only what was changed is saved', async ({ page, sandbox }) => {
  await startSession(page, sandbox, dater);
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
  await expect(page.getByText('Profile Saved').first()).toBeVisible();
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
