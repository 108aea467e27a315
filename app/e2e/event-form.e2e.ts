import { timeText } from '@perigee/domain';
import { eventMessages, wallTime, zoneOffsetMs } from '@perigee/domain/events';
import { demoAccounts } from '@perigee/sandbox/program';
import type { Page } from '@playwright/test';
import { expectAnnounced } from './announcements.ts';
import { chooseDay } from './calendar.ts';
import { callAs } from './calls.ts';
import { provePhone, startSession } from './people.ts';
import { addPicture } from './photos.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [, host, admin] = demoAccounts;

const COVER = 'packages/sandbox/assets/covers/09.jpg';
const SCRIPT = '<img src=x onerror="attacked=1">';

/** @param label for an admin 'Create Event' */
const submit = (page: Page, label = 'Submit For Approval') =>
  page.getByRole('button', { name: label }).first().click();

async function addPictures(page: Page): Promise<void> {
  for (const label of ['Event Image', 'Vertical Image']) {
    await addPicture(page.getByLabel(label), COVER);
  }
}

test('hostile texts are shown as texts, to the host, the admin and the public', async ({
  page,
  otherPage,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  await typeInto(page.getByLabel('Event Name'), SCRIPT);
  await typeInto(page.getByLabel('Event Description'), `${SCRIPT}<script>attacked = 2</script>`);
  await addPictures(page);
  await submit(page);
  const created = page.getByRole('dialog', { name: 'New Event Created' });
  await created.getByRole('button', { name: 'My Events' }).click();
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(page.getByRole('link', { name: SCRIPT })).toBeVisible();

  await startSession(otherPage, sandbox, admin.phone, '/portal?tab=pending');
  await otherPage.getByRole('link', { name: SCRIPT }).click();
  await otherPage.getByRole('button', { name: 'Approve' }).click();
  await expectAnnounced(otherPage, 'The event is approved');
  const address = await otherPage.getByText(/\/events\/[\w-]+$/).innerText();
  await otherPage.goto(new URL(`https://${address}`).pathname);
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(SCRIPT);
  await expect(otherPage.getByText('<script>', { exact: false })).toBeVisible();
  for (const viewer of [page, otherPage]) {
    expect(await viewer.evaluate(() => 'attacked' in globalThis)).toBe(false);
  }
});

test('a price beyond the limit is put within it', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/events/create');
  await typeInto(page.getByLabel('Event Name'), 'Nine Candles');
  await typeInto(page.getByLabel('Price in USD'), '1000000000');
  await page.keyboard.press('Tab');
  await submit(page, 'Create Event');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Price in USD')).toHaveValue(/^10,?000$/);
});

test('a session that ends in the middle of the form leads back to it', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  await typeInto(page.getByLabel('Event Name'), 'Nine Candles');
  await typeInto(page.getByLabel('Event Description'), 'Nine candles, nine conversations.');
  await addPictures(page);
  // Of the next month: two weeks from now are later once the clock is.
  await page.getByRole('combobox', { name: 'Date' }).click();
  await page.getByRole('button', { name: 'Go to the Next Month' }).click();
  await page
    .getByRole('button', { name: / 28 \w+ \d+$/ })
    .last()
    .click();
  await page.waitForLoadState('networkidle');
  await sandbox.advanceClock(13 * 60 * 60);
  await submit(page);
  await expectAnnounced(page, 'Please sign in again');
  await provePhone(page, sandbox, host.phone);
  await expect(page).toHaveURL('/events/create');
  await expect(page.getByLabel('Event Name')).toHaveValue('Nine Candles');
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'New Event Created' })).toBeVisible();
});

const UPDATE = { name: 'Update Event', exact: true };
const SLOW_DINNER = 'Slow Dinner, Once a Week';

async function updateEvent(page: Page): Promise<void> {
  await page.getByRole('button', UPDATE).first().click();
}

/** Opens the form of an event of the host in its manager, and returns the manager's address. */
async function openUpdateForm(page: Page, sandbox: Sandbox): Promise<string> {
  await startSession(page, sandbox, host.phone, '/portal');
  await page.getByRole('link', { name: SLOW_DINNER }).first().click();
  await expect(page).toHaveURL(/\/portal\/events\/\d+$/);
  await page.getByRole('tab', { name: 'Update Event Info' }).click();
  return new URL(page.url()).pathname;
}

/** Saves a field of the event as an admin, in another browser. */
async function saveElsewhere(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Update Event Info' }).click();
  await typeInto(page.getByLabel(label), text);
  await updateEvent(page);
  await expectAnnounced(page, 'Event updated');
}

test('the later of two hosts is told what another one saved', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const manager = await openUpdateForm(page, sandbox);
  await typeInto(page.getByLabel('Event Name'), 'Slow Dinner, Side A');
  await startSession(otherPage, sandbox, admin.phone, manager);
  await saveElsewhere(otherPage, 'Event Name', 'Slow Dinner, Side B');

  await updateEvent(page);
  const told = page.getByRole('alertdialog', { name: 'Someone else changed this event' });
  await expect(told).toContainText('Event Name');
  await told.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByLabel('Event Name')).toHaveValue('Slow Dinner, Side A');
  await updateEvent(page);
  await told.getByRole('button', { name: 'Save mine' }).click();
  await expectAnnounced(page, 'Event updated');
});

test('a draft that is found again replaces nothing that another host saved meanwhile', async ({
  page,
  otherPage,
  sandbox,
}) => {
  const manager = await openUpdateForm(page, sandbox);
  await typeInto(page.getByLabel('Event Name'), 'Slow Dinner, Side A');
  await startSession(otherPage, sandbox, admin.phone, manager);
  await saveElsewhere(otherPage, 'Event Description', 'Two long tables.');

  await test.step('of another field both values are kept', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Update Event Info' }).click();
    await expect(page.getByText('What you typed before has been restored.')).toBeVisible();
    await expect(page.getByLabel('Event Name')).toHaveValue('Slow Dinner, Side A');
    await expect(page.getByLabel('Event Description')).toHaveValue('Two long tables.');
    await updateEvent(page);
    await expectAnnounced(page, 'Event updated');
    const path = `/events/${manager.split('/').at(-1)}`;
    const response = await callAs(sandbox, host.phone, { path });
    expect(await response.json()).toMatchObject({
      event: { title: 'Slow Dinner, Side A', description: 'Two long tables.' },
    });
  });

  await test.step('of the same field the later one is asked', async () => {
    await typeInto(page.getByLabel('Event Name'), 'Slow Dinner, Side C');
    await otherPage.reload();
    await saveElsewhere(otherPage, 'Event Name', 'Slow Dinner, Side B');
    await page.reload();
    await page.getByRole('tab', { name: 'Update Event Info' }).click();
    await expect(page.getByLabel('Event Name')).toHaveValue('Slow Dinner, Side C');
    await updateEvent(page);
    const told = page.getByRole('alertdialog', { name: 'Someone else changed this event' });
    await expect(told).toContainText('Event Name');
  });
});

test('leaving the form asks, and what was typed is found again', async ({ page, sandbox }) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  const name = page.getByLabel('Event Name');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const portal = page.getByRole('banner').getByRole('link', { name: 'Portal', exact: true });
  await typeInto(name, 'Nine Candles');
  await portal.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/events/create');
  await expect(name).toHaveValue('Nine Candles');
  await portal.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/portal');

  await page.getByRole('link', { name: 'New Event' }).first().click();
  await expect(name).toHaveValue('Nine Candles');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(name).toHaveValue('');
  await portal.click();
  await expect(page).toHaveURL('/portal');
});

test('leaving the form in the tab of the manager asks', async ({ page, sandbox }) => {
  const manager = await openUpdateForm(page, sandbox);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const back = page.getByRole('link', { name: 'Back To Portal' });
  await typeInto(page.getByLabel('Event Name'), 'Slow Dinner, Side A');
  await back.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(manager);
  await back.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/portal');

  await page.goto(manager);
  await page.getByRole('tab', { name: 'Update Event Info' }).click();
  await expect(page.getByLabel('Event Name')).toHaveValue('Slow Dinner, Side A');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Event Name')).toHaveValue(SLOW_DINNER);
});

test('a host chooses every value of the form, which is stored', async ({ page, sandbox }) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  await typeInto(page.getByLabel('Event Name'), 'Nine Candles');
  await typeInto(page.getByLabel('Event Description'), 'Nine candles, nine conversations.');
  await addPictures(page);
  await page.getByRole('radio', { name: '12 rounds of 4 minutes' }).press('Space');
  for (const [label, option] of [
    ['Category', 'Gallery'],
    ['Location', 'Los Angeles'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  for (const [label, text] of [
    ['Min age', '28'],
    ['Max age', '44'],
    ['Minimum male tickets', '7'],
    ['Minimum female tickets', '8'],
  ] as const) {
    await typeInto(page.getByLabel(label), text);
  }
  await page.getByRole('checkbox', { name: 'Scheduled' }).press('Space');
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'New Event Created' })).toBeVisible();

  const response = await callAs(sandbox, host.phone, { path: '/events/portal' });
  const { pendingEvents } = (await response.json()) as { pendingEvents: { title: string }[] };
  expect(pendingEvents.find(({ title }) => title === 'Nine Candles')).toMatchObject({
    eventFormat: 'speed',
    location: 'Los Angeles',
    minAge: 28,
    maxAge: 44,
    scheduled: false,
    tags: { category: [{ name: 'Gallery' }] },
    tickets: expect.arrayContaining([
      expect.objectContaining({ gender: 'M', available: 7 }),
      expect.objectContaining({ gender: 'F', available: 8 }),
    ]),
  });
});

test('a slug that is no slug is said at its field', async ({ page, sandbox }) => {
  await startSession(page, sandbox, admin.phone, '/events/create');
  await typeInto(page.getByLabel('Slug'), SCRIPT);
  await submit(page, 'Create Event');
  await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: eventMessages.form.slugForm })).toBeVisible();
  await expect(page.getByLabel('Slug')).toHaveValue(SCRIPT);
});

const NEW_YORK = 'America/New_York';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The next day in New York on which the clocks turn, at least three weeks from now. Midnight in UTC. */
function nextClockChange(turn: 'forward' | 'back'): Date {
  const offsetAt = (time: number) => wallTime(new Date(time), NEW_YORK).getTime() - time;
  const today = new Date().setUTCHours(0, 0, 0, 0);
  for (let days = 21; days < 400; days += 1) {
    const midnight = today + days * DAY_MS;
    // Both are after the hour in which they turn.
    const turned = offsetAt(midnight + DAY_MS / 2) - offsetAt(midnight - DAY_MS / 2);
    if (turn === 'forward' ? turned > 0 : turned < 0) return new Date(midnight);
  }
  throw new Error('The clocks of New York no longer turn');
}

test('keys that are no date change nothing, and a day that is too early cannot be chosen', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, host.phone, '/events/create');
  const date = page.getByRole('combobox', { name: 'Date' });
  const before = await date.innerText();
  await date.focus();
  await page.keyboard.type('31/02/2026');
  await expect(date).toHaveText(before);

  await page.keyboard.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Date' });
  const chosen = calendar.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(date).toHaveText(before);
});

for (const turn of ['forward', 'back'] as const) {
  test(`a start in the night in which the clocks turn ${turn} is said, and stored so`, async ({
    page,
    sandbox,
  }) => {
    await startSession(page, sandbox, host.phone, '/events/create');
    await typeInto(page.getByLabel('Event Name'), 'Nine Candles');
    await typeInto(page.getByLabel('Event Description'), 'Nine candles, nine conversations.');
    await addPictures(page);
    const day = nextClockChange(turn);
    await chooseDay(page, 'Date', day);
    // In spring this time is skipped, in autumn it comes twice.
    const time = page.getByRole('group', { name: 'Time' });
    await time.getByLabel('Hour').selectOption(turn === 'forward' ? '2' : '1');
    await time.getByLabel('Minute').selectOption('30');
    await time.getByLabel('AM or PM').selectOption('AM');
    const note = await page.getByText(/^Clocks change that night: it starts at /).innerText();
    await submit(page);
    await expect(page.getByRole('dialog', { name: 'New Event Created' })).toBeVisible();

    const response = await callAs(sandbox, host.phone, { path: '/events/portal' });
    const { pendingEvents } = (await response.json()) as {
      pendingEvents: { title: string; startTime: string }[];
    };
    const stored = pendingEvents.find(({ title }) => title === 'Nine Candles');
    const start = new Date(stored?.startTime ?? '');
    expect(wallTime(start, NEW_YORK).toISOString().slice(0, 10)).toBe(
      day.toISOString().slice(0, 10),
    );
    const isStandard = zoneOffsetMs(NEW_YORK, start) === -5 * HOUR_MS;
    const clocks = `Eastern ${isStandard ? 'Standard' : 'Daylight'} Time`;
    expect(note).toContain(`${timeText(start, NEW_YORK)} ${clocks}`);
  });
}
