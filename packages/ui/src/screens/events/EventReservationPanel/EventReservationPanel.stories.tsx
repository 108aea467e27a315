import { UserFacingError } from '@perigee/domain';
import {
  cancelledEvent,
  freeEvent,
  pastEvent,
  reservedEvent,
  seriesEvent,
  soldOutEvent,
  upcomingEvent,
} from '@perigee/api/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { space } from '../../../theme/scale.ts';
import { EventReservationPanel } from './EventReservationPanel.tsx';
import type { Reserve } from './use-reservation.ts';

const meta = preview.meta({
  title: 'Screens/Events/EventReservationPanel',
  component: EventReservationPanel,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    event: upcomingEvent,
    chosenId: null,
    viewer: { gender: 'F', birthdate: '1996-04-12' },
    profileHref: '/profile',
    now: new Date('2026-12-01T12:00:00Z'),
    onSignIn: fn(),
    onReserve: fn<Reserve>(() => Promise.resolve('approved')),
    onShowTicket: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          maxWidth: 372,
          marginInline: 'auto',
          padding: `120px ${space.gutter} 0`,
          boxSizing: 'content-box',
        }}
      >
        <Story />
      </div>
    ),
  ],
});

/** A toast that has done its part goes before the story ends. */
const noLoadingToast = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reserving ticket...' })).toBeNull());

export const Over = meta.story({
  args: { event: pastEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'This event is over' })).toBeDisabled();
  },
});

export const Cancelled = meta.story({
  args: { event: cancelledEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancelled' })).toBeDisabled();
  },
});

export const MyTicket = meta.story({
  args: { event: reservedEvent },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'My Ticket' })).toHaveFocus();
    await expect(args.onShowTicket.mock.calls).toEqual([[12]]);
  },
});

export const SoldOut = meta.story({
  args: { event: soldOutEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  },
});

export const ReserveWithPrice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reserve $35' })).toBeEnabled();
    await expect(canvas.getByText('Fri 18 Dec')).toBeInTheDocument();
  },
});

export const Free = meta.story({
  args: { event: freeEvent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reserve' })).toBeVisible();
  },
});

export const AnonymousReserve = meta.story({
  args: { viewer: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve $35' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onReserve).not.toHaveBeenCalled();
  },
});

export const Within24Hours = meta.story({
  args: { now: new Date('2026-12-18T18:00:00Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('06:00:00');
  },
});

/** However often it is pressed, one reservation is made. */
export const Reserving = meta.story({
  args: { onReserve: fn<Reserve>(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reserve $35' });
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onReserve.mock.calls).toEqual([[12]]);
    await screen.findByRole('dialog', { name: 'Reserving ticket...' });
  },
});

/** The ticket can be looked at even before the event is read again. */
export const ApprovedOnTheList = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve $35' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'APPROVED — YOU ARE ON THE LIST',
    );
    await screen.findByRole('dialog', { name: 'APPROVED — YOU ARE ON THE LIST' });
    await noLoadingToast();
    await userEvent.click(canvas.getByRole('button', { name: 'My Ticket' }));
    await expect(args.onShowTicket.mock.calls).toEqual([[12]]);
  },
});

/** Back from the payment page without having paid: the panel says so, and the button works again. */
export const Unpaid = meta.story({
  args: { onReserve: fn<Reserve>(() => Promise.resolve('unpaid')) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reserve $35' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await noLoadingToast();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You left before paying/);
    await userEvent.click(button);
    await expect(args.onReserve).toHaveBeenCalledTimes(2);
    await noLoadingToast();
  },
});

/** The way to what is missing stands beside the button. */
export const BirthdateMissing = meta.story({
  args: { viewer: { gender: 'F', birthdate: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Add your date of birth to your profile' }),
    ).toHaveAttribute('href', '/profile');
  },
});

/** The server's words in a toast; the button works again, and keeps the focus. */
export const Failed = meta.story({
  args: {
    onReserve: fn<Reserve>(() =>
      Promise.reject(
        new UserFacingError('Fill in your date of birth in your profile to reserve a ticket'),
      ),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reserve $35' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: /Fill in your date of birth/ });
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Enter}');
    await expect(args.onReserve).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await screen.findByRole('dialog', { name: /Fill in your date of birth/ });
  },
});

/** Of a series, the first evening that can be had. */
export const SeriesEvening = meta.story({
  args: { event: seriesEvent },
  play: async ({ args, canvas, userEvent }) => {
    const days = canvas.getAllByText('Fri 1 Jan');
    // Above the button of a bar, or among the facts beside the text.
    await expect(days.filter((day) => day.checkVisibility())).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Reserve $35', description: 'Fri 1 Jan' }),
    );
    await expect(args.onReserve.mock.calls).toEqual([[33]]);
    await canvas.findByRole('status');
    await noLoadingToast();
  },
});

/** The evening that was pressed is the one that is sold, however the page was opened. */
export const ChosenEvening = meta.story({
  args: {
    event: {
      ...seriesEvent,
      series: seriesEvent.series.map((child) => ({ ...child, ticketsHaveSoldOut: false })),
    },
    chosenId: 32,
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reserve $35', description: 'Fri 25 Dec' });
    await userEvent.click(button);
    await expect(args.onReserve.mock.calls).toEqual([[32]]);
    await canvas.findByRole('status');
    await noLoadingToast();
  },
});

export const Phone = meta.story({
  args: { now: new Date('2026-12-18T18:00:00Z') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
  },
});
