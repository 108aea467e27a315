import type { Page } from '@playwright/test';
import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { callAs } from './calls.ts';
import { expectInSight, withoutOfflineBanner } from './in-sight.ts';
import { startSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';

const [dater] = demoAccounts;

interface Evening {
  slug: string;
  title: string;
  startTime: string;
  endTime: string;
  format: { lobbyLength: number; rounds: number; roundLength: number; matchLength: number };
}

/** The next evening to which the dater has a ticket. */
async function nextEvening(sandbox: Sandbox): Promise<Evening> {
  const answer = await callAs(sandbox, dater.phone, { path: '/events/dashboard' });
  const [evening] = (await answer.json()) as Evening[];
  if (evening === undefined) throw new Error('The dater has no ticket.');
  return evening;
}

/** Moves the sandbox's clock to `to`, and returns by how many seconds. */
async function moveServerTo(sandbox: Sandbox, to: number): Promise<number> {
  const { headers } = await fetch(`${sandbox.url}/healthz`);
  const seconds = Math.ceil((to - Date.parse(headers.get('date') ?? '')) / 1000);
  await sandbox.advanceClock(seconds);
  return seconds;
}

const timer = (page: Page, name: string) => page.getByRole('timer', { name });

const MINUTE = 60_000;

test.beforeEach(({ page }) => withoutOfflineBanner(page));

test('a guest follows an evening from before the opening of its room to its end', async ({
  page,
  sandbox,
}) => {
  const { slug, title, format, ...times } = await nextEvening(sandbox);
  const start = Date.parse(times.startTime);
  // The browser's clock is days behind the server's: the page follows the server.
  await moveServerTo(sandbox, start - 119 * MINUTE);
  await page.clock.install();
  await startSession(page, sandbox, dater.phone, `/live/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(timer(page, 'Begins in')).toHaveText(/^1:5\d:\d\d$/);
  await expectInSight(page, timer(page, 'Begins in'));
  await expect(page.getByText('The room opens ten minutes before the start.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Keep the screen on' })).toHaveCount(0);

  /** The device sleeps until `at`, in milliseconds after the start, while the server's time goes on. */
  const sleepUntil = async (at: number) => {
    const seconds = await moveServerTo(sandbox, start + at);
    await page.clock.fastForward(seconds * 1000);
  };
  await sleepUntil(-9 * MINUTE);
  await expect(page.getByText('The room is open. Come in.')).toBeVisible();
  await expectAnnounced(page, 'The room is open');
  await expect(page.getByRole('switch', { name: 'Keep the screen on' })).toBeVisible();

  const lobby = format.lobbyLength * MINUTE;
  const round = format.roundLength * MINUTE;
  await sleepUntil(1000);
  await expect(timer(page, 'Round 1 begins in')).toBeVisible();
  await sleepUntil(lobby + 1000);
  await expect(timer(page, `Round 1 of ${format.rounds}`)).toBeVisible();
  await expectInSight(page, timer(page, `Round 1 of ${format.rounds}`));
  await expect(page.getByRole('definition').first()).toHaveText(`Round 1 of ${format.rounds}`);
  await expectAnnounced(page, `Round 1 of ${format.rounds}, until `);

  // A reload is no late arrival, and the clock is right at once.
  await page.reload();
  await expect(timer(page, `Round 1 of ${format.rounds}`)).toBeVisible();
  await expect(page.getByText('The evening has begun')).toHaveCount(0);

  await sleepUntil(lobby + round - 30_000);
  await expectAnnounced(page, 'One minute left');
  await sleepUntil(lobby + round + 1000);
  await expect(timer(page, 'Match time')).toBeVisible();
  await expect(page.getByText('then round 2')).toBeVisible();

  await sleepUntil(Date.parse(times.endTime) - start + 1000);
  await expect(page.getByText('This event is over').first()).toBeVisible();
  await page.getByRole('link', { name: 'See your matches' }).click();
  await expect(page).toHaveURL(/\/matches$/);
});
