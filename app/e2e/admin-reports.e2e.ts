import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { missingProfileFields } from '@perigee/domain/admin';
import { demoAccounts } from '@perigee/sandbox/program';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { startSession } from './people.ts';
import type { Sandbox } from './sandbox.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [, , admin] = demoAccounts;

type Row = Awaited<ReturnType<Sandbox['rowsOf']>>[number];

const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000;

/** The rows of the database that have `value` in a column, by that value. */
const byValue = (rows: readonly Row[], column: string) => Map.groupBy(rows, (row) => row[column]);

/** The value that most rows have in a column, except null. */
function mostFrequent(rows: readonly Row[], column: string): unknown {
  const groups = [...byValue(rows, column)].filter(([value]) => value !== null);
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

const isOneOf = (row: Row, column: string, values: readonly unknown[]) =>
  values.includes(row[column]);
const timeOf = (row: Row, column: string) => new Date(String(row[column])).getTime();
const inDollars = (cents: unknown) => (Number(cents) / 100).toFixed(2);

/** The rows of every report as objects in the order of its columns, made from whole tables. */
async function expectedReports(sandbox: Sandbox) {
  const users = await sandbox.rowsOf('users');
  const entries = await sandbox.rowsOf('waitlistEntries');
  const images = await sandbox.rowsOf('images');
  const recommendations = await sandbox.rowsOf('matchRecommendations');
  const subscriptions = await sandbox.rowsOf('subscriptions');
  const signups = await sandbox.rowsOf('eventSignups');

  const user = new Map(users.map((row) => [row['id'], row]));
  const statusOf = new Map(entries.map((row) => [row['userId'], row['status']]));
  const pictures = byValue(
    images.filter(({ orderNo }) => orderNo !== null),
    'userId',
  );

  const referrer = mostFrequent(users, 'referredBy');
  const recommended = mostFrequent(recommendations, 'firstUserId');
  const eventId = mostFrequent(signups, 'eventId');

  const missingData = users
    .filter(({ id }) => statusOf.get(id) === 'yes')
    .map((row) => {
      const { id, name, username, email } = row;
      const profile = { ...row, pictures: pictures.get(id)?.length ?? 0 };
      const missing = missingProfileFields(
        profile as unknown as Parameters<typeof missingProfileFields>[0],
      );
      const missingFields = missing.join('; ');
      return { id, name, username, email, missingCount: missing.length, missingFields };
    })
    .filter(({ missingCount }) => missingCount > 0);

  const recommendation = (row: Row) => {
    const { id, firstUserId, secondUserId, visible, revealed, accepted, ...others } = row;
    const { declined, matched, purpose, createdAt, expiresAt } = others;
    const firstName = user.get(firstUserId)?.['name'];
    const secondName = user.get(secondUserId)?.['name'];
    const people = { id, firstUserId, firstName, secondUserId, secondName };
    const outcome = { visible, revealed, accepted, declined, matched };
    return { ...people, ...outcome, purpose, createdAt, expiresAt };
  };
  const recommendationsThat = (isShown: (row: Row) => boolean) =>
    recommendations.filter(isShown).map(recommendation);
  const isUndecided = ({ accepted, declined }: Row) => accepted === false && declined === false;
  const isExpired = (row: Row) => timeOf(row, 'expiresAt') <= Date.now();
  const analysis = [...byValue(recommendations, 'purpose')]
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
    .map(([purpose, rows]) => {
      const having = (column: string) => rows.filter((row) => row[column] === true).length;
      return {
        purpose,
        total: rows.length,
        visible: having('visible'),
        revealed: having('revealed'),
        accepted: having('accepted'),
        declined: having('declined'),
        undecided: rows.filter(isUndecided).length,
        matched: having('matched'),
        expired: rows.filter(isExpired).length,
      };
    });

  const subscriptionsThat = (isShown: (row: Row) => boolean) =>
    subscriptions.filter(isShown).map((row) => {
      const { id, userId, status, amountCents, nextChargeAt, createdAt, startedAt } = row;
      const { name, email } = user.get(userId) ?? {};
      const amountUsd = inDollars(amountCents);
      return { id, userId, name, email, status, amountUsd, nextChargeAt, createdAt, startedAt };
    });
  const isInForce = (row: Row) => isOneOf(row, 'status', ['active', 'trialing', 'paused']);
  const hasPrice = ({ amountCents }: Row) => Number(amountCents) > 0;

  const reports: Readonly<Record<string, readonly Row[]>> = {
    'Users: Active users with missing data': missingData,
    'Users: Referral codes': users
      .filter(({ referredBy }) => referredBy === referrer)
      .map(({ id, name, username, email, createdAt }) => {
        const waitlistStatus = statusOf.get(id);
        return { id, name, username, email, waitlistStatus, joinedAt: createdAt };
      }),
    'Match recommendations: Analysis': analysis,
    'Match recommendations: User matches': recommendationsThat(({ firstUserId, secondUserId }) =>
      [firstUserId, secondUserId].includes(recommended),
    ),
    'Match recommendations: Active': recommendationsThat((row) => !isExpired(row)),
    'Match recommendations: Unrevealed': recommendationsThat(({ revealed }) => revealed === false),
    'Match recommendations: No decision': recommendationsThat(isUndecided),
    'Match recommendations: Past 2 weeks': recommendationsThat(
      (row) => timeOf(row, 'createdAt') > Date.now() - TWO_WEEKS_MS,
    ),
    'Subscriptions: Paid': subscriptionsThat((row) => isInForce(row) && hasPrice(row)),
    'Subscriptions: Unpaid': subscriptionsThat(
      (row) => row['status'] === 'incomplete' || (isInForce(row) && !hasPrice(row)),
    ),
    'Subscriptions: Paid trials': subscriptionsThat(
      (row) => row['status'] === 'trialing' && hasPrice(row),
    ),
    'Events: Event signups': signups
      .filter((row) => row['eventId'] === eventId)
      .map((row) => {
        const { id, userId, side, status, priceCents, createdAt, ...times } = row;
        const { paidAt, cancelledAt, refundedAt } = times;
        const { name, username, email } = user.get(userId) ?? {};
        const who = { id, userId, name, username, email };
        const priceUsd = inDollars(priceCents);
        return { ...who, side, status, priceUsd, createdAt, paidAt, cancelledAt, refundedAt };
      }),
  };
  const { inviteReferralCode } = user.get(referrer) ?? {};
  return { reports, subjects: { inviteReferralCode, recommended, eventId } };
}

/** A file's text for a value: nothing for null. */
function cellOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const inOrder = (rows: readonly Row[]) =>
  rows.toSorted(({ id: one }, { id: other }) => Number(one) - Number(other));

const downloadButton = (page: Page, report: string) =>
  page.getByRole('button', { name: `Download ${report}`, exact: true });

async function read(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parse(text, { bom: true, record_delimiter: '\r\n' });
}

test('every report has the rows of the database, cell by cell', async ({ page, sandbox }) => {
  const { reports, subjects } = await expectedReports(sandbox);
  await startSession(page, sandbox, admin.phone, '/admin/analytics');
  const field = (name: string) => page.getByRole('textbox', { name });
  await typeInto(field('Referral code'), String(subjects.inviteReferralCode));
  await typeInto(field('User identifier'), String(subjects.recommended));
  await typeInto(field('Event ID'), String(subjects.eventId));
  await expect(page.getByRole('button', { name: /^Download / })).toHaveCount(12);
  expect(Object.keys(reports)).toHaveLength(12);

  for (const [report, rows] of Object.entries(reports)) {
    await test.step(report, async () => {
      expect(rows.length, 'rows to compare').toBeGreaterThan(0);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        downloadButton(page, report).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^[\w-]+\.csv$/);
      const [head, ...cells] = await read(download);
      expect(head).toEqual(Object.keys(rows[0] ?? {}));
      expect(cells).toEqual(inOrder(rows).map((row) => Object.values(row).map(cellOf)));
    });
  }
});

test('a report shows how much of it has come, and that it broke off', async ({ page, sandbox }) => {
  const HEAD = 'id,name\r\n';
  const KILOBYTES = 64;
  const replies: ServerResponse[] = [];
  // Sends the first part of a file, and leaves the rest to the test.
  const server = createServer((_request, reply) => {
    reply.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="slow.csv"',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'content-disposition',
    });
    reply.write(HEAD.padEnd(KILOBYTES * 1000, '1'));
    replies.push(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await startSession(page, sandbox, admin.phone, '/admin/analytics');
  await page.route('**/analytics/downloads/subscriptions/paid', async (route) => {
    await route.continue({ url: `http://127.0.0.1:${port}/` });
  });
  const button = downloadButton(page, 'Subscriptions: Paid');
  const row = page.getByRole('listitem').filter({ has: button });

  await button.click();
  await expect(row).toContainText(`${KILOBYTES} kB received`);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  replies.at(-1)?.destroy();
  await expect(row.getByRole('alert')).toContainText('Unable to process request');
  await expect(row).not.toContainText('received');

  await button.click();
  await expect(row).toContainText(`${KILOBYTES} kB received`);
  await expect(row.getByRole('alert')).toBeEmpty();
  replies.at(-1)?.write('1'.repeat(KILOBYTES * 1000));
  await expect(row).toContainText(`${2 * KILOBYTES} kB received`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    Promise.resolve(replies.at(-1)?.end()),
  ]);
  expect(download.suggestedFilename()).toBe('slow.csv');
  const file = await readFile(await download.path());
  expect(file).toHaveLength(2 * KILOBYTES * 1000);
  await expect(row).not.toContainText('received');
  await page.unrouteAll();
  server.close();
});
