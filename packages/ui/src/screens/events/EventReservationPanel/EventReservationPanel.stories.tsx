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
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { space } from '../../../theme/scale.ts';
import { EventReservationPanel } from './EventReservationPanel.tsx';
import type { Reserve } from './use-reservation.ts';

const meta = preview.meta({
  title: 'Screens/Events/Reservation',
  component: EventReservationPanel,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    event: upcomingEvent,
    chosenId: null,
    viewer: { gender: 'F', missing: null },
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

/** Waits until the loading toast is removed, so that it does not outlive the story. */
const noLoadingToast = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reserving ticket...' })).toBeNull());

export const ReserveWithPrice = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fri 18 Dec')).toBeInTheDocument();
  },
});

ReserveWithPrice.test(
  'has no price for a free event',
  { args: { event: freeEvent } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reserve' })).toBeVisible();
  },
);

ReserveWithPrice.test(
  'opens the sign-in for a visitor',
  { args: { viewer: null } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve $35' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onReserve).not.toHaveBeenCalled();
  },
);

ReserveWithPrice.test(
  'makes one reservation for several presses',
  { args: { onReserve: fn<Reserve>(() => new Promise(() => {})) } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reserve $35' });
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onReserve).toHaveBeenCalledOnce();
    await expect(args.onReserve).toHaveBeenCalledWith(12);
    await screen.findByRole('dialog', { name: 'Reserving ticket...' });
  },
);

ReserveWithPrice.test(
  'shows the error, keeps the focus, and works again',
  {
    args: {
      onReserve: fn<Reserve>(() =>
        Promise.reject(
          new UserFacingError('Fill in your date of birth in your profile to reserve a ticket'),
        ),
      ),
    },
  },
  async ({ args, canvas, userEvent }) => {
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
);

ReserveWithPrice.test(
  'works again after the user left the payment page without paying',
  { args: { onReserve: fn<Reserve>(() => Promise.resolve('unpaid')) } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Reserve $35' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await noLoadingToast();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You left before paying/);
    await userEvent.click(button);
    await expect(args.onReserve).toHaveBeenCalledTimes(2);
    await noLoadingToast();
  },
);

/** The viewer left the payment page without paying. */
export const Unpaid = meta.story({
  args: { unpaidId: upcomingEvent.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You left before paying/);
  },
});

/** The link to the missing data is beside the button. */
export const BirthdateMissing = meta.story({
  args: { viewer: { gender: 'F', missing: 'birthdate' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Add your date of birth to your profile' }),
    ).toHaveAttribute('href', '/profile');
  },
});

export const Within24Hours = meta.story({
  args: { now: new Date('2026-12-18T18:00:00Z') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('06:00:00');
  },
});

export const SeriesEvening = meta.story({ args: { event: seriesEvent } });

SeriesEvening.test(
  'sells the first available event of the series',
  async ({ args, canvas, userEvent }) => {
    const days = canvas.getAllByText('Fri 1 Jan');
    // Above the button of a bar, or among the facts beside the text.
    await expect(days.filter((day) => day.checkVisibility())).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Reserve $35', description: 'Fri 1 Jan' }),
    );
    await expect(args.onReserve).toHaveBeenCalledOnce();
    await expect(args.onReserve).toHaveBeenCalledWith(33);
    await canvas.findByRole('status');
    await noLoadingToast();
  },
);

SeriesEvening.test(
  'sells the chosen event of the series, for every address of the page',
  {
    args: {
      event: {
        ...seriesEvent,
        series: seriesEvent.series?.map((child) => ({ ...child, ticketsHaveSoldOut: false })),
      },
      chosenId: 32,
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Reserve $35', description: 'Fri 25 Dec' }),
    );
    await expect(args.onReserve).toHaveBeenCalledOnce();
    await expect(args.onReserve).toHaveBeenCalledWith(32);
    await canvas.findByRole('status');
    await noLoadingToast();
  },
);

SeriesEvening.test(
  'has the price and the clocks of the evening that it sells',
  {
    args: {
      event: {
        ...seriesEvent,
        series: seriesEvent.series?.map((child) =>
          child.id === 33 ? { ...child, ticketPrice: 0, timezone: 'America/Los_Angeles' } : child,
        ),
      },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('4:00 PM')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Reserve' })).toBeEnabled();
    await expect(canvas.queryByText(/You pay on the next page/)).toBeNull();
  },
);

/** The ticket is available even before the event is loaded again. */
export const ApprovedOnTheList = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve $35' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      /^APPROVED — YOU ARE ON THE LIST$/,
    );
    await screen.findByRole('dialog', { name: 'APPROVED — YOU ARE ON THE LIST' });
    await noLoadingToast();
  },
});

ApprovedOnTheList.test('shows the ticket', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'My Ticket' }));
  await expect(args.onShowTicket).toHaveBeenCalledOnce();
  await expect(args.onShowTicket).toHaveBeenCalledWith(12);
});

export const MyTicket = meta.story({ args: { event: reservedEvent } });

MyTicket.test('shows the ticket by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'My Ticket' })).toHaveFocus();
  await expect(args.onShowTicket).toHaveBeenCalledOnce();
  await expect(args.onShowTicket).toHaveBeenCalledWith(12);
});

export const SoldOut = meta.story({ args: { event: soldOutEvent } });

SoldOut.test('sells no place for a sold-out event', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

SoldOut.test(
  'sells no place for a past event',
  { args: { event: pastEvent } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'This event is over' })).toBeDisabled();
  },
);

SoldOut.test(
  'sells no place for a cancelled event',
  { args: { event: cancelledEvent } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancelled' })).toBeDisabled();
  },
);
