import { UserFacingError } from '@perigee/domain';
import { hostPageMessages, hostServerMessages } from '@perigee/domain/hosts';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { iframeStory } from '#.storybook/iframe-story';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { AskForDateDialog, type AskForDateDialogProps } from './AskForDateDialog.tsx';
import { Member as Host } from '../HostPage/HostPage.stories.tsx';

function Closable({ onOpenChange, ...rest }: AskForDateDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <AskForDateDialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
    />
  );
}

const texts = hostPageMessages.date;

const meta = preview.meta({
  title: 'Screens/Hosts/Ask for a date',
  component: AskForDateDialog,
  parameters: { ...screenParameters, ...iframeStory, layout: 'fullscreen' },
  decorators: [overPage(Host)],
  render: (args) => <Closable {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    hostName: 'Moonlit Evenings',
    onSend: fn<AskForDateDialogProps['onSend']>(async () => undefined),
  },
});

/** The message may be left out. */
export const Empty = meta.story({
  parameters: otherTheme,
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(texts.message)).toBeVisible());
  },
});

Empty.test(
  'is busy until the response arrives',
  { args: { onSend: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, userEvent }) => {
    const button = screen.getByRole('button', { name: texts.send });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
);

export const Sent = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(texts.message), 'Long walks, please');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await expect(
      await screen.findByRole('heading', { name: texts.sent('Moonlit Evenings') }),
    ).toHaveFocus();
  },
});

/** Once for each host. */
export const AskedBefore = meta.story({
  args: {
    onSend: fn<AskForDateDialogProps['onSend']>(async () =>
      Promise.reject(new UserFacingError(hostServerMessages.appliedBefore)),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(texts.message), 'Long walks, please');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await waitFor(() => expect(screen.getByText(hostServerMessages.appliedBefore)).toBeVisible());
  },
});
