import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { listedEvents, type ListedEvent } from './discover.ts';
import { storedSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const { email, password } = demoAccounts[1];

async function signInAsHost(page: Page, secret: string): Promise<void> {
  await typeInto(page.getByLabel('Email'), email);
  await typeInto(page.getByLabel('Password'), secret);
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
}

/** An event of another host whose audience includes this host, so that they can be invited to it. */
async function eventOfAnotherHost(page: Page, sandbox: Sandbox): Promise<ListedEvent> {
  const data = { email, password, authMethod: 'Password' };
  const reply = await page.request.post(`${sandbox.url}/auth/login`, { data });
  const { jwt } = (await reply.json()) as { jwt: string };
  const headers = { authorization: `Bearer ${jwt}` };
  // Most events admit users of this age.
  const age = { headers, data: { birthdate: '1997-04-12' } };
  await page.request.put(`${sandbox.url}/users/me`, age);
  for (const event of await listedEvents(sandbox)) {
    if (event.host === undefined || event.host.name === demoAccounts[1].name) continue;
    const seen = await page.request.get(`${sandbox.url}/events/${event.slug}`, { headers });
    if (seen.ok()) return event;
  }
  throw new Error('No other host has an event for this one');
}

test('a host signs in by password, from the phone flow and after a wrong password', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Host Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Host Sign In' })).toBeVisible();

  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await expect(page.getByText('Email cannot be empty')).toBeVisible();
  await expect(page.getByText('Password cannot be empty')).toBeVisible();

  await signInAsHost(page, 'not her password');
  await expect(page.getByText('This email and password do not belong together')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await signInAsHost(page, password);
  await expect(page).toHaveURL('/portal');
  expect((await storedSession(page))['email']).toBe(email);
});

test('sign-in with an event in the address names the event, and invites to it', async ({
  page,
  sandbox,
}) => {
  const event = await eventOfAnotherHost(page, sandbox);
  await page.goto(`/login/${event.slug}`);
  await expect(page.getByText('Sign in to be invited to')).toContainText(event.title);
  await signInAsHost(page, password);
  await expect(page).toHaveURL(`/events/${event.slug}`);
  await expect(page.getByText('You are invited to this event').first()).toBeVisible();
});

test('sign-in with an unknown event in the address succeeds', async ({ page }) => {
  await page.goto('/login/no-such-evening');
  await expect(page.getByText('Sign in to be invited to the event.')).toBeVisible();
  await signInAsHost(page, password);
  await expect(page).toHaveURL('/');
  expect((await storedSession(page))['email']).toBe(email);
});

test('the invite link of an event invites a user who is signed in', async ({ page, sandbox }) => {
  const event = await eventOfAnotherHost(page, sandbox);
  await page.goto('/login?as=host');
  await signInAsHost(page, password);
  await expect(page).toHaveURL('/portal');

  await page.goto(`/login/${event.slug}`);
  await expect(page).toHaveURL(`/events/${event.slug}`);
  await expect(page.getByText('You are invited to this event').first()).toBeVisible();
});

test('a host invitation opens the same form, which links to the phone flow', async ({ page }) => {
  await page.goto('/login/hostinvite/giulia-moretti');
  await expect(page.getByText('You were sent a host invitation')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in by phone' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Phone Number' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Host Sign In' })).toBeVisible();
});
