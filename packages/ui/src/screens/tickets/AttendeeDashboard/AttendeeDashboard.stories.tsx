import { attendedEvents, pastEvent } from '@perigee/api/fixtures';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import type { EventsFilter } from '../events-filter.ts';
import { AttendeeDashboard } from './AttendeeDashboard.tsx';

const onRetry = fn();

const meta = preview.meta({
  title: 'Screens/Tickets/My events',
  component: AttendeeDashboard,
  args: {
    filter: 'upcoming' as EventsFilter,
    filterHrefs: { upcoming: '/tickets', past: '/tickets?type=past' },
    events: ready(attendedEvents),
    holder: { id: 4471, name: 'Idris' },
    eventHref: ({ slug }) => `/events/${slug}`,
    helpHref: 'https://help.example/tickets',
    discoverHref: '/',
    onOpenTicket: fn(),
    now: new Date('2026-12-01T18:17:42Z'),
  },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/tickets' } },
  decorators: [onSite],
});

/** One event is live, one begins tonight, one is far in the future. */
export const Upcoming = meta.story({ parameters: otherTheme });

Upcoming.test(
  'shows when each event is, and opens a ticket',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ATTENDING');
    await expect(canvas.getByRole('link', { name: 'Upcoming' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const [underWay, , far] = canvas.getAllByRole('article');
    const tonight = canvas.getByRole('article', { name: 'The Long Table' });
    await expect(underWay).toHaveTextContent('Started at: 1:00 PM');
    await expect(within(tonight).getByRole('timer')).toHaveTextContent('05:42:18');
    await expect(far).toHaveTextContent('Fri 18 Dec');
    await expect(await canvas.findAllByRole('img', { name: /^QR ticket of Idris/ })).toHaveLength(
      2,
    );
    await userEvent.click(within(tonight).getByRole('button', { name: 'My Ticket' }));
    await expect(args.onOpenTicket).toHaveBeenCalledWith(attendedEvents[1]);
  },
);

export const Past = meta.story({
  args: { filter: 'past', events: ready([pastEvent]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Past' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Upcoming' })).toHaveAttribute(
      'href',
      '/tickets',
    );
  },
});

export const EmptyUpcoming = meta.story({
  args: { events: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 2 }),
    ).toHaveTextContent('You have no upcoming events');
    await expect(canvas.getByRole('link', { name: 'Browse Events for you' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(canvas.getByRole('link', { name: 'See past events' })).toHaveAttribute(
      'href',
      '/tickets?type=past',
    );
  },
});

export const EmptyPast = meta.story({
  args: { filter: 'past', events: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 2 }),
    ).toHaveTextContent('You have no past events');
    await expect(canvas.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute(
      'href',
      '/tickets',
    );
  },
});

export const LoadFailed = meta.story({
  args: { events: { status: 'error', message: 'Unable to process request', onRetry } },
});

LoadFailed.test('shows the error, and tries again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Unable to fulfill request to get dashboard events')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

LoadFailed.test(
  'shows that the past events failed to load',
  { args: { filter: 'past' } },
  async ({ canvas }) => {
    await expect(
      canvas.getByText('Unable to fulfill request to get dashboard past events'),
    ).toBeVisible();
  },
);

export const Loading = meta.story({
  args: { events: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your events');
  },
});
