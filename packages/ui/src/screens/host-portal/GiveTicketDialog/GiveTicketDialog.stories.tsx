import { UserFacingError } from '@perigee/domain';
import { ticketServerMessages } from '@perigee/domain/tickets';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { TicketSales as Event } from '../EventManagerPage/EventManagerPage.stories.tsx';
import { GiveTicketDialog, type GiveTicketDialogProps } from './GiveTicketDialog.tsx';

function Closable({ onOpenChange, ...rest }: GiveTicketDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <GiveTicketDialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Host portal/Give Free Ticket',
  component: GiveTicketDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(Event, inPortal)],
  render: (args) => <Closable {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onGive: fn<GiveTicketDialogProps['onGive']>(async () => undefined),
  },
});

/** The button waits for a number. */
export const Empty = meta.story({
  parameters: otherPortalTheme,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Give Free Ticket' })).toBeDisabled();
  },
});

Empty.test('gives the ticket, and closes', async ({ args, userEvent }) => {
  await userEvent.type(screen.getByLabelText('User ID'), '1021{Enter}');
  await findToast('User added to event successfully');
  await expect(args.onGive).toHaveBeenLastCalledWith(1021);
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});

Empty.test('takes no letters', async ({ args, userEvent }) => {
  await userEvent.type(screen.getByLabelText('User ID'), 'noor{Enter}');
  await expect(screen.getByLabelText('User ID')).toHaveValue('');
  await expect(args.onGive).not.toHaveBeenCalled();
});

export const Filled = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('User ID'), '1021');
    await expect(screen.getByRole('button', { name: 'Give Free Ticket' })).toBeEnabled();
  },
});

Filled.test(
  'is busy until the response arrives',
  { args: { onGive: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, userEvent }) => {
    const button = screen.getByRole('button', { name: 'Give Free Ticket' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onGive).toHaveBeenCalledOnce();
  },
);

/** The message is at the field, which keeps the number. */
export const Failed = meta.story({
  args: {
    onGive: fn<GiveTicketDialogProps['onGive']>(async () =>
      Promise.reject(new UserFacingError(ticketServerMessages.guestNotFound)),
    ),
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText('User ID');
    await userEvent.type(field, '99999{Enter}');
    await waitFor(() => expect(screen.getByText(ticketServerMessages.guestNotFound)).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
  },
});

Filled.test(
  'has a message for a failure without one',
  { args: { onGive: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('User ID'), '{Enter}');
    await waitFor(() => expect(screen.getByText('Please try again')).toBeVisible());
  },
);
