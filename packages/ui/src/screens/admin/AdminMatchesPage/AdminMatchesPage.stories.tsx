import type { MatchRow } from '@perigee/api';
import { matchRows, queuedMatch } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { matchListMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { AdminMatchesPage, type AdminMatchesPageProps } from './AdminMatchesPage.tsx';

const WEEK_S = 7 * 24 * 60 * 60;
/** More than lie between the first and the last of the fixtures. */
const WEEKS = 9;

const dayOf = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString().slice(0, 10);

/** As many matches as fill several pages, the latest first. */
const matchesFor = (count: number): MatchRow[] =>
  Array.from({ length: count }, (_, index) => {
    const match = matchRows[index % matchRows.length] ?? queuedMatch;
    const weeksBefore = Math.floor(index / matchRows.length) * WEEKS;
    const timestamp = match.timestamp - weeksBefore * WEEK_S;
    const preferredDate = match.preferredDate === null ? null : dayOf(timestamp);
    return { ...match, id: count - index, timestamp, preferredDate };
  });

/** Keeps the order and the page, as the address does. */
function InAddress({ isLatestFirst, page, ...rest }: AdminMatchesPageProps) {
  const [address, setAddress] = useState({ isLatestFirst, page });
  return (
    <AdminMatchesPage
      {...rest}
      {...address}
      onSort={(next) => {
        rest.onSort(next);
        setAddress({ isLatestFirst: next, page: 1 });
      }}
      onPage={(next) => {
        rest.onPage(next);
        setAddress({ ...address, page: next });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Matches',
  component: AdminMatchesPage,
  parameters: { ...portalParameters, adminPage: 'matches' },
  decorators: [inAdmin],
  render: (args) => <InAddress {...args} />,
  args: {
    matches: ready<readonly MatchRow[]>(matchesFor(137)),
    isLatestFirst: true,
    onSort: fn(),
    page: 1,
    onPage: fn(),
    userHref: (id) => `/admin/users/${id}`,
    usersHref: '/admin/users/active',
  },
});

/** The first of 14 pages, the latest match first. */
export const Rows = meta.story({ parameters: otherPortalTheme });

Rows.test('has the columns of the documents, and links both users', async ({ canvas }) => {
  const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(heads.join(', ')).toBe(
    'First User, Second User, Source, Preferred Date, Match Time',
  );
  const [, latest] = canvas.getAllByRole('row');
  const links = within(latest as HTMLElement).getAllByRole('link');
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Noor Haddad', '/admin/users/1034'],
    ['Idris Okafor', '/admin/users/1021'],
  ]);
  const cells = within(latest as HTMLElement).getAllByRole('cell');
  await expect(cells.slice(2).map((cell) => cell.textContent)).toEqual([
    'queued',
    '24 Dec 2026',
    '24 Dec 2026, 12:00 AM UTC',
  ]);
});

Rows.test('turns the pages', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('1 to 10 of 137')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Page 14' }));
  await expect(args.onPage).toHaveBeenLastCalledWith(14);
  await expect(await canvas.findByText('131 to 137 of 137')).toBeVisible();
});

/** The earliest match first. */
export const Sorted = meta.story({
  args: { page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Match Time' }));
    await expect(args.onSort).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('columnheader', { name: 'Match Time' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(await canvas.findByText('1 to 10 of 137')).toBeVisible();
  },
});

Sorted.test('turns back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Match Time' }));
  await expect(args.onSort).toHaveBeenLastCalledWith(true);
  const [, latest] = canvas.getAllByRole('row');
  await expect(latest).toHaveTextContent('24 Dec 2026, 12:00 AM UTC');
});

export const LastPage = meta.story({ args: { page: 14 } });

export const Loading = meta.story({ args: { matches: loading } });

export const Empty = meta.story({
  args: { matches: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: matchListMessages.none })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  args: { matches: { status: 'error', message: messages.unableToProcess, onRetry: fn() } },
});
