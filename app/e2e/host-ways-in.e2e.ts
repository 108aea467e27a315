import { hostPageMessages, hostServerMessages } from '@perigee/domain/hosts';
import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { expectAnnounced } from './announcements.ts';
import { listedEvents } from './discover.ts';
import { linkMailedTo } from './mails.ts';
import { provePhone, startSession, storedSession, typeCode } from './people.ts';
import { addPhoto } from './photos.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [, host, , member] = demoAccounts;
const texts = hostPageMessages;

/** The link of the demo's host. */
const LINK_ID = 'giulia-moretti';
const SCRIPT = '<img src=x onerror="attacked=1">';

interface NewHost {
  name: string;
  email: string;
  phone: string;
}

/** Fills the sign-up of a host, and types the code that was sent. */
async function signUpAsHost(page: Page, sandbox: Sandbox, newHost: NewHost): Promise<void> {
  const { signUp } = texts;
  for (const [label, text] of [
    [signUp.name, newHost.name],
    [signUp.firstName, 'Otto'],
    [signUp.lastName, 'Brandt'],
    [signUp.email, newHost.email],
    [signUp.phone, newHost.phone.replace('+1', '')],
    [signUp.password, 'nine candles burn'],
  ] as const) {
    await typeInto(page.getByLabel(label, { exact: true }), text);
  }
  await page.getByRole('button', { name: signUp.submit }).click();
  await expect(page.getByText(/^Sent to/)).toBeVisible();
  await typeCode(page, await sandbox.codeFor(newHost.phone));
}

test('an invited host signs up and reaches the portal, and the invitation is spent', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const link = await linkMailedTo(sandbox, 'studio@example.com');
  await page.goto(link);
  const first = { name: 'Studio Otto', email: 'otto@example.com', phone: '+12125550171' };
  await signUpAsHost(page, sandbox, first);
  await expect(page).toHaveURL('/portal');
  await expect(page.getByRole('heading', { name: 'Create your first event' })).toBeVisible();
  expect((await storedSession(page))['email']).toBe(first.email);

  await otherPage.goto(link);
  const second = { name: 'Studio Too', email: 'too@example.com', phone: '+12125550172' };
  await signUpAsHost(otherPage, sandbox, second);
  await expect(otherPage.getByText(texts.invitation.closed)).toBeVisible();
});

test('the invitation of a host leads through sign-in to the page of the host', async ({
  page,
  sandbox,
}) => {
  await page.goto(`/hostinvite/${LINK_ID}`);
  const title = texts.invitation.title(host.name);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/login/hostinvite/${LINK_ID}`);
  await page.getByRole('link', { name: 'Sign in by phone' }).click();
  await provePhone(page, sandbox, member.phone);
  await expect(page).toHaveURL(`/hosts/${LINK_ID}`);
  await expect(page.getByRole('heading', { level: 1, name: host.name })).toBeVisible();
});

test('a member asks a host for a date, and the host reads it', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, member.phone, `/hosts/${LINK_ID}`);
  await page.getByRole('button', { name: texts.date.ask }).click();
  const dialog = page.getByRole('dialog', { name: texts.date.ask });
  await typeInto(dialog.getByLabel(texts.date.message), `Long walks, please ${SCRIPT}`);
  await dialog.getByRole('button', { name: texts.date.send }).click();
  await expect(dialog.getByText(texts.date.sent(host.name))).toBeVisible();
  await dialog.getByRole('button', { name: texts.date.close, exact: true }).last().click();
  await expect(page.getByText(texts.date.asked)).toBeVisible();

  await startSession(otherPage, sandbox, host.phone, '/hosts');
  await expect(otherPage.getByText(`Long walks, please ${SCRIPT}`)).toBeVisible();
  expect(await otherPage.evaluate(() => 'attacked' in globalThis)).toBe(false);
});

test('a host changes what guests see, with a link that no other host has', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const others = (await listedEvents(sandbox)) as { host?: { name: string; linkId: string } }[];
  const taken = others.find((event) => event.host !== undefined && event.host.name !== host.name);
  await startSession(page, sandbox, host.phone, '/hosts');
  const name = page.getByLabel(texts.signUp.name);
  const link = page.getByLabel(texts.own.linkId, { exact: true });
  const save = page.getByRole('button', { name: texts.own.save, exact: true });

  await typeInto(link, SCRIPT);
  await save.click();
  await expect(link).toHaveAccessibleDescription(new RegExp(hostServerMessages.linkIdForm));
  await typeInto(link, taken?.host?.linkId ?? '');
  await save.click();
  await expect(link).toHaveAccessibleDescription(new RegExp(hostServerMessages.linkIdTaken));

  await typeInto(link, 'moonlit-evenings');
  await typeInto(name, SCRIPT);
  await addPhoto(page, texts.own.replaceLogo);
  await save.click();
  await expectAnnounced(page, texts.own.saved);

  await otherPage.goto('/host/moonlit-evenings/public');
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(SCRIPT);
  for (const viewer of [page, otherPage]) {
    expect(await viewer.evaluate(() => 'attacked' in globalThis)).toBe(false);
  }
});

test('a visitor finds a host in the list, and partners find the sign-in of hosts', async ({
  page,
}) => {
  await page.goto('/hosts');
  await expect(page.getByRole('heading', { level: 1, name: texts.list.title })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const name = await first.getByRole('heading').innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/partnersapplication');
  await expect(page.getByRole('heading', { level: 1, name: texts.partners.title })).toBeVisible();
  await page.getByRole('link', { name: 'Host Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Host Sign In' })).toBeVisible();
});
