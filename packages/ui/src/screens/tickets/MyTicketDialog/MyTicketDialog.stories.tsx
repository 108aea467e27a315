import { acceptedDater, longEvent } from '@perigee/api/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { iframeStory } from '#.storybook/iframe-story';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { Button } from '../../../components/Button/Button.tsx';
import { MyTicketDialog, type MyTicketDialogProps } from './MyTicketDialog.tsx';
import { Upcoming as Tickets } from '../AttendeeDashboard/AttendeeDashboard.stories.tsx';

function WithOpener({ open: first, onOpenChange, ...rest }: MyTicketDialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button variant="outline" onClick={() => change(true)}>
        My Ticket
      </Button>
      <MyTicketDialog {...rest} open={open} onOpenChange={change} />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Tickets/My ticket',
  component: MyTicketDialog,
  parameters: { ...screenParameters, ...iframeStory, layout: 'fullscreen' },
  decorators: [overPage(Tickets)],
  args: {
    open: true,
    onOpenChange: fn(),
    event: longEvent,
    holder: { id: acceptedDater.id, name: acceptedDater.name },
  },
  render: (args) => <WithOpener {...args} />,
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('shows the ticket holder, and the event', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'My Ticket' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(
    screen.getByRole('img', { name: 'QR ticket of Idris Okafor to The Long Table' }),
  ).toBeVisible();
  await expect(within(dialog).getByText('Fri 18 Dec, 7:00 PM')).toBeVisible();
});

Default.test(
  'closes with Escape, and returns the focus to its opener',
  { args: { open: false } },
  async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'My Ticket' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
);
