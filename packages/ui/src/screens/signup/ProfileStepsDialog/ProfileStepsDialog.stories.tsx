import { steppedDater } from '@perigee/api/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { Button } from '../../../components/Button/Button.tsx';
import { newcomer } from '../story-data.ts';
import { ProfileStepsDialog, type ProfileStepsDialogProps } from './ProfileStepsDialog.tsx';
import { Waitlisted } from '../../waitlist/WaitlistPage/WaitlistPage.stories.tsx';

function WithOpener({ open: first, onClose, onDone, ...rest }: ProfileStepsDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        JOIN DATABASE
      </Button>
      <ProfileStepsDialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        onDone={() => {
          setOpen(false);
          onDone();
        }}
      />
    </>
  );
}

const { mayFocus: _, ...flow } = newcomer;

const meta = preview.meta({
  title: 'Screens/Signup/Profile steps dialog',
  component: ProfileStepsDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Waitlisted)],
  args: {
    ...flow,
    open: true,
    title: 'Your profile',
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
    onExited: fn(),
  },
  render: (args) => <WithOpener {...args} />,
});

const usernameHasFocus = () =>
  waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());

/** The focus moves into the dialog after its opening animation. */
export const Profile = meta.story({ parameters: otherTheme, play: usernameHasFocus });

Profile.test('is closed by neither Escape nor its backdrop', async ({ args, userEvent }) => {
  const dialog = screen.getByRole('dialog', { name: 'Your profile' });
  await userEvent.keyboard('{Escape}');
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: document.body,
    coords: { clientX: 4, clientY: 4 },
  });
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(dialog).toBeVisible();
});

Profile.test(
  'closes by Back on its first step, and returns the focus to its opener',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    const opener = await canvas.findByRole('button', { name: 'JOIN DATABASE' });
    await userEvent.click(opener);
    await usernameHasFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(args.onExited).toHaveBeenCalledTimes(2));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
);

/** A single step. */
export const Preference = meta.story({
  args: { person: steppedDater, steps: ['preferences'] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Who are you looking for?' })).toHaveFocus(),
    );
  },
});

Preference.test('finishes after its only step', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Women' }));
  await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  await expect(args.onSave).not.toHaveBeenCalled();
});
