import { longEvent, seriesEvent, upcomingEvent } from '@perigee/api/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import type { Reserve } from '../EventReservationPanel/use-reservation.ts';
import { EventPage } from './EventPage.tsx';

const meta = preview.meta({
  title: 'Screens/Events/Event',
  component: EventPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [onSite],
  args: {
    event: ready(longEvent),
    viewer: { gender: 'F', missing: null },
    profileHref: '/profile',
    homeHref: '/',
    chosenId: null,
    eveningHref: ({ slug }: { slug: string }) => `/events/${slug}`,
    now: new Date('2026-12-01T12:00:00Z'),
    onSignIn: fn(),
    onReserve: fn<Reserve>(() => Promise.resolve('approved')),
    onShowTicket: fn(),
  },
});

/** A lock replaces the host. */
export const Visitor = meta.story({
  parameters: { ...otherTheme, site: { viewer: 'visitor' } },
  args: { viewer: null },
});

Visitor.test('hides the host, and opens the sign-in', async ({ args, canvas, userEvent }) => {
  const title = canvas.getByRole('heading', { level: 1 });
  await expect(title).toHaveTextContent('The Long Table');
  await expect(title.previousElementSibling).toHaveTextContent('Fri 18 Dec');
  await expect(canvas.getByText('7:00 PM to late')).toBeVisible();
  await expect(canvas.getByText('Sign in to see the host')).toBeInTheDocument();
  await expect(canvas.queryByRole('link', { name: 'Discover' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Reserve $20' }));
  await expect(args.onSignIn).toHaveBeenCalledOnce();
});

/** The public part, which every user may read and which is enough to reserve. */
export const NotOnboardedPublicInfo = meta.story({
  parameters: { site: { viewer: 'applicant' } },
  args: { event: ready(upcomingEvent), viewer: { gender: null, missing: 'profile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reserve $35' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(canvas.queryByRole('heading', { name: 'Gallery' })).toBeNull();
  },
});

const { series: _series, gallery: _gallery, ...withoutOptional } = upcomingEvent;

NotOnboardedPublicInfo.test(
  'shows an event whose series and gallery the server leaves out',
  { args: { event: ready(withoutOptional) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reserve $35' })).toBeEnabled();
    await expect(canvas.queryByRole('heading', { name: 'Gallery' })).toBeNull();
    await expect(canvas.queryByText('Evenings in this series')).toBeNull();
  },
);

export const OnboardedFull = meta.story();

OnboardedFull.test(
  'shows the host, the audience, the pictures, and the whole text on request',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Amira Saleh')).toBeVisible();
    await expect(canvas.getByText('Ages 25 to 40, Straight')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'read more' }));
    await expect(canvas.getByText(/until the candles are down/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'read less' }));
    await expect(within(canvas.getByRole('main')).getAllByRole('img')).toHaveLength(3);
  },
);

OnboardedFull.test(
  'reserves a place, and shows the ticket',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve $20' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'APPROVED — YOU ARE ON THE LIST',
    );
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Reserving ticket...' })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'My Ticket' }));
    await expect(args.onShowTicket).toHaveBeenCalledOnce();
    await expect(args.onShowTicket).toHaveBeenCalledWith(14);
  },
);

/** Opened from the landing page: there is a back link. */
export const Series = meta.story({
  args: { event: ready(seriesEvent), onBack: fn((event) => event.preventDefault()) },
});

Series.test('shows the day of the chosen event of the series', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /Fri 1 Jan/ })).toHaveAttribute(
    'href',
    '/events/slow-dinner-3',
  );
  // Not the day of the page's own event.
  const title = canvas.getByRole('heading', { level: 1 });
  await expect(title.previousElementSibling).toHaveTextContent('Fri 1 Jan');
});

Series.test(
  'shows where and when the chosen event of the series takes place',
  {
    args: {
      event: ready({
        ...seriesEvent,
        series: seriesEvent.series?.map((evening, index) =>
          index === 2
            ? {
                ...evening,
                location: 'Los Angeles',
                address: '900 Traction Ave',
                timezone: 'America/Los_Angeles',
              }
            : evening,
        ),
      }),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('900 Traction Ave, Los Angeles')).toBeVisible();
    await expect(canvas.getByText('4:00 PM to late')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Fri 1 Jan/ })).toHaveTextContent('4:00 PM');
    await expect(canvas.getByRole('link', { name: /Fri 25 Dec/ })).toHaveTextContent('7:00 PM');
  },
);

Series.test('goes back by keyboard', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('main').focus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Discover' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onBack).toHaveBeenCalledOnce();
});

export const NotFound = meta.story({
  args: { event: { status: 'not-found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sorry, we could not find the event or it does not match your current settings/preferences.',
    );
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  },
});

const onRetry = fn();

export const GenericError = meta.story({
  args: { event: { status: 'error', message: 'Unable to process request', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sorry, something went wrong. Please try again later!',
    );
  },
});

GenericError.test('tries again by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('main').focus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onRetry).toHaveBeenCalledOnce();
});

export const Loading = meta.story({
  args: { event: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the event');
  },
});

/** Long words, another text direction, and only the required values. */
export const LongContent = meta.story({
  args: {
    event: ready({
      ...upcomingEvent,
      title: 'אירוע היכרויות Donaudampfschifffahrtsgesellschaft',
      description: 'x'.repeat(320),
      image: null,
      host: null,
      tags: {},
      location: null,
      address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey',
    }),
  },
});
