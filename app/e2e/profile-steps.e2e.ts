import type { Page } from '@playwright/test';
import type { User } from '@perigee/api';
import { answerEveryQuestion, TYPED_ANSWER, unanswered } from './answering.ts';
import { callAs } from './calls.ts';
import { expectInSight, withoutOfflineBanner } from './in-sight.ts';
import { provePhone, signUp } from './people.ts';
import { addPhoto } from './photos.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const newcomer = {
  phone: '+12125550167',
  firstName: 'Ines',
  lastName: 'Arrieta',
  email: 'ines@example.com',
  instagram: '@ines.arrieta',
};

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Completes a step of the profile with its button, which is in sight. */
async function goOn(page: Page): Promise<void> {
  await expectInSight(page, continueButton(page));
  await continueButton(page).click();
}

/** Opens the steps over the home page, at the first incomplete one. */
async function joinDatabase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'JOIN DATABASE' }).click();
  await expect(heading(page, 'What is your sexuality?')).toBeVisible();
}

async function chooseUsername(page: Page): Promise<void> {
  await typeInto(field(page, 'Username'), '@ines.arrieta!');
  // Other characters are removed while typing. Member §5.
  await expect(field(page, 'Username')).toHaveValue('inesarrieta');
  await typeInto(field(page, 'Username'), '@ines_arrieta');
  await expect(page.getByText('Username available')).toBeAttached();
  await page.keyboard.press('Enter');
}

test.beforeEach(({ page }) => withoutOfflineBanner(page));

test('a new user signs up on the separate page, and fills nine steps and both sets of questions', async ({
  page,
  sandbox,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await provePhone(page, sandbox, newcomer.phone);
  await signUp(page, newcomer);

  await chooseUsername(page);
  await typeInto(field(page, 'Birthday'), '04121996');
  await back(page);
  await expect(field(page, 'Username')).toHaveValue('ines_arrieta');

  // Leaving the page loses no answer: the steps continue at the first incomplete one.
  await page.reload();
  await expect(heading(page, 'What is your sexuality?')).toBeVisible();
  await page.goto('/');
  await joinDatabase(page);
  await back(page);
  await expect(field(page, 'Birthday')).toHaveValue('04-12-1996');
  await typeInto(field(page, 'Birthday'), '04131996');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await joinDatabase(page);
  await back(page);
  await expect(field(page, 'Birthday')).toHaveValue('04-13-1996');
  await back(page);
  await typeInto(field(page, 'Username'), 'ines_of_rome');
  await back(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await joinDatabase(page);
  await back(page);
  await back(page);
  await expect(field(page, 'Username')).toHaveValue('ines_of_rome');

  await page.goto('/signup');
  await expect(heading(page, 'What is your sexuality?')).toBeVisible();
  await back(page);
  await typeInto(field(page, 'Birthday'), '04141996');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await back(page);
  await expect(field(page, 'Birthday')).toHaveValue('04-14-1996');
  await back(page);
  await expectInSight(page, continueButton(page));
  await chooseUsername(page);
  await typeInto(field(page, 'Birthday'), '04122020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You must be 18+ to continue')).toBeVisible();
  await typeInto(field(page, 'Birthday'), '04121996');
  await expectInSight(page, continueButton(page));
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
  await expectInSight(page, continueButton(page));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What is your education?')).toBeVisible();
  await page.getByText('Doctorate', { exact: true }).click();
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('No location selected')).toBeVisible();
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Tor');
  await page.getByRole('option', { name: /^Toronto/ }).click();
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expectInSight(page, page.getByLabel('Add a photo'));
  await addPhoto(page, 'Add a photo');
  await expect(page.getByText('Submit at least 3 photos')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page).toHaveURL('/');
  await expect(heading(page, "You're in the database")).toBeVisible();
  await page.goto('/signup');
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'START' }).click();
  await answerEveryQuestion(page);
  const reply = await callAs(sandbox, newcomer.phone, { path: '/users/me' });
  const user = (await reply.json()) as User;
  expect(user).toMatchObject({
    waitlistStatus: 'database-pending',
    username: 'ines_arrieta',
    birthdate: '1996-04-12',
    sexualOrientation: 'straight',
    gender: 'F',
    preference: { genders: ['M'] },
    location: expect.stringMatching(/^Toronto/),
    images: [{ profileImage: true }],
    profile: { occupation: 'Architect', company: 'Atelier Nord', industry: 'Design' },
  });
  expect(unanswered(user)).toEqual([]);
  expect(user.profile?.careerGoalsDetails).toBe(TYPED_ANSWER);
});
