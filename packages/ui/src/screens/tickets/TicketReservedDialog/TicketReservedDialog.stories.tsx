import { reservedEvent } from '@perigee/api/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { TicketReservedDialog } from './TicketReservedDialog.tsx';
import { Upcoming as Tickets } from '../AttendeeDashboard/AttendeeDashboard.stories.tsx';

const meta = preview.meta({
  title: 'Screens/Tickets/Ticket reserved',
  component: TicketReservedDialog,
  args: { open: true, event: reservedEvent, setUpHref: '/profile', onClose: fn() },
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Tickets)],
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your ticket is reserved' });
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
    await expect(screen.getByText('APPROVED — YOU ARE ON THE LIST')).toBeVisible();
    await expect(dialog).toHaveTextContent('Rooftop Speed Dating, Fri 18 Dec, 7:00 PM');
  },
});

Default.test(
  'has the initial focus on its main action, and closes with Escape',
  async ({ args, userEvent }) => {
    const setUp = screen.getByRole('link', { name: 'Get Set Up' });
    await expect(setUp).toHaveAttribute('href', '/profile');
    await waitFor(() => expect(setUp).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

/**
 * The user returns from the payment page before the payment is confirmed: the dialog claims no place on the
 * list.
 */
export const PaymentNotConfirmedYet = meta.story({
  args: { event: null },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/once the payment is confirmed/)).toBeVisible());
    await expect(screen.queryByText(/APPROVED/)).toBeNull();
  },
});
