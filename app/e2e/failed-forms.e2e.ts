import { demoAccounts } from '@perigee/sandbox/program';
import type { Locator, Page, Route } from '@playwright/test';
import { SANDBOX_URL } from './addresses.ts';
import { openSignIn, startSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [dater] = demoAccounts;

const FALLBACK = 'Please try again';
const LIKE_FALLBACK = 'An error occurred, please try again';
const LINK_FALLBACK = 'There was an error, try again later';

/**
 * A failure of a call, and the text that the user sees for it: null for the form's own fallback. No two
 * consecutive failures have the same text: otherwise the text of the previous failure would pass for that of
 * the next one.
 */
const failures: { name: string; fail: (route: Route) => Promise<void>; text: string | null }[] = [
  {
    name: 'a reply without JSON',
    fail: (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' }),
    text: 'Unable to process request',
  },
  {
    name: 'a reply without words',
    fail: (route) => route.fulfill({ status: 500, json: {} }),
    text: null,
  },
  {
    name: 'a reply with an error',
    fail: (route) => route.fulfill({ status: 500, json: { error: 'Out of order' } }),
    text: 'Out of order',
  },
  { name: 'no reply', fail: (route) => route.abort('connectionfailed'), text: null },
];

interface FormCase {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** The filled-in field, which must keep its value. */
  field: (page: Page) => Locator;
  value: string;
  submit: string;
  fallback: string;
  /** Where the page shows the failure. */
  place: 'toast' | 'page';
}

const visitorForms: FormCase[] = [
  {
    name: 'phone',
    open: async (page) => {
      await openSignIn(page);
      await page.getByRole('button', { name: 'Continue with Phone Number' }).last().click();
    },
    field: (page) => page.getByLabel('Phone number'),
    value: '(212) 555-0142',
    submit: 'Continue',
    fallback: FALLBACK,
    place: 'page',
  },
  {
    name: 'sign-in link',
    open: async (page) => {
      await openSignIn(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Trouble Logging In?' }).click();
      await dialog.getByRole('button', { name: 'Email a sign-in link' }).click();
    },
    field: (page) => page.getByRole('textbox', { name: 'Email' }),
    value: 'marisol@example.com',
    submit: 'Email a sign-in link',
    fallback: LINK_FALLBACK,
    place: 'toast',
  },
  {
    name: 'host sign-in',
    open: async (page) => {
      await page.goto('/login?as=host');
      await typeInto(page.getByLabel('Email'), 'host@example.com');
    },
    field: (page) => page.getByLabel('Password'),
    value: 'not my password',
    submit: 'SIGN IN',
    fallback: FALLBACK,
    place: 'page',
  },
  {
    name: 'forgotten password',
    open: (page) => page.goto('/reset_password'),
    field: (page) => page.getByLabel('Email'),
    value: 'marisol@example.com',
    submit: 'Send link',
    fallback: FALLBACK,
    place: 'toast',
  },
  {
    name: 'new password',
    open: async (page) => {
      await page.goto('/token');
      await typeInto(page.getByLabel('Link from your email'), 'a-token');
    },
    field: (page) => page.getByRole('textbox', { name: 'New password' }),
    value: 'a long enough password',
    submit: 'Save password',
    fallback: FALLBACK,
    place: 'toast',
  },
];

const memberForms: FormCase[] = [
  {
    name: 'application',
    open: (page) => page.goto('/profile'),
    field: (page) => page.getByRole('textbox', { name: 'Bio' }),
    value: 'Cello on Tuesdays, and a long walk home from every concert.',
    submit: 'Save',
    fallback: FALLBACK,
    place: 'toast',
  },
  {
    name: 'feedback',
    open: (page) => page.goto('/feedback'),
    field: (page) => page.getByLabel('Your answer'),
    value: 'Play me the slowest one.',
    submit: 'Like back',
    fallback: LIKE_FALLBACK,
    place: 'toast',
  },
  {
    name: 'like with a comment',
    open: async (page) => {
      await page.goto('/likes/for-you');
      await page.getByRole('button', { name: 'Like with tokens and a comment' }).click();
    },
    field: (page) => page.getByLabel('Add a comment'),
    value: 'The plum tart.',
    submit: 'Send Request',
    fallback: LIKE_FALLBACK,
    place: 'toast',
  },
];

/** Fills in the form and submits it to every failure: each is shown in its place, and no input is lost. */
async function failEachWay(page: Page, form: FormCase): Promise<void> {
  await form.open(page);
  const field = form.field(page);
  await typeInto(field, form.value);
  for (const { name, fail, text } of failures) {
    // GET requests pass; the form's own requests fail.
    const failCalls = (route: Route) =>
      route.request().method() === 'GET' ? route.fallback() : fail(route);
    await page.route(`${SANDBOX_URL}/**`, failCalls);
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    const said = text ?? form.fallback;
    const toast = page
      .getByRole('dialog', { name: said, exact: true })
      // A toast that is being replaced fades out beside the new one.
      .and(page.locator(':not([data-ending-style])'));
    if (form.place === 'toast') await expect(toast, `${form.name}: ${name}`).toBeVisible();
    else {
      await expect(page.getByText(said).first(), `${form.name}: ${name}`).toBeVisible();
      await expect(toast).toBeHidden();
    }
    await expect(field, `${form.name}: ${name}`).toHaveValue(form.value);
    await page.unroute(`${SANDBOX_URL}/**`, failCalls);
  }
}

for (const form of visitorForms) {
  test(`a failed ${form.name} form shows the reason and keeps the input`, async ({ page }) => {
    await failEachWay(page, form);
  });
}

test.describe('for members', () => {
  for (const form of memberForms) {
    test(`a failed ${form.name} form shows the reason and keeps the input`, async ({
      page,
      sandbox,
    }) => {
      await startSession(page, sandbox, dater.phone);
      await failEachWay(page, form);
    });
  }
});
