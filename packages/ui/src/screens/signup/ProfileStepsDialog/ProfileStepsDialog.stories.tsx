import { steppedDater } from '@perigee/api/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../../../components/Button/Button.tsx';
import { newcomer } from '../story-data.ts';
import { ProfileStepsDialog, type ProfileStepsDialogProps } from './ProfileStepsDialog.tsx';

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
  title: 'Screens/Signup/ProfileStepsDialog',
  component: ProfileStepsDialog,
  parameters: screenParameters,
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

/** Neither Escape nor the backdrop close it; the focus comes once it has come in. */
export const Profile = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your profile' });
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.body,
      coords: { clientX: 4, clientY: 4 },
    });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
});

/** One step alone: whom one looks for. Only that is saved. */
export const Preference = meta.story({
  args: { person: steppedDater, steps: ['preferences'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Who are you looking for?' })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Women' }));
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** Back on the first step closes it; the focus goes back to what opened it. */
export const FadingOut = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'JOIN DATABASE' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});
