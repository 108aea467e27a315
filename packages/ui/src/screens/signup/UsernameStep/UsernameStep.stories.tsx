import { steppedDater } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/UsernameStep',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'username' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 9',
    );
    await expect(next()).toBeDisabled();
  },
});

export const Loading = meta.story({
  args: { onCheckUsername: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'marisol');
    await expect(canvas.getByText(messages.username.checking)).toBeInTheDocument();
    await expect(next()).toBeDisabled();
  },
});

/** Typed with the @; Enter goes on once the name is known to be free. */
export const Valid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), '@marisol');
    await expect(await canvas.findByText(messages.username.available)).toBeInTheDocument();
    await waitFor(() => expect(next()).toBeEnabled());
  },
});

export const InvalidShort = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'm');
    await waitFor(() =>
      expect(canvas.getByText('Please enter a minimum of 2 characters')).toBeVisible(),
    );
    await expect(next()).toBeDisabled();
  },
});

export const Taken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'idris');
    await waitFor(() => expect(canvas.getByText('Username already taken')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Username')).toBeVisible();
  },
});

/** One's own name is never taken, and is not asked about. */
export const OwnCurrentName = meta.story({
  args: { person: steppedDater, onCheckUsername: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('marisol');
    await expect(next()).toBeEnabled();
    await expect(args.onCheckUsername).not.toHaveBeenCalled();
  },
});

export const CheckFailed = meta.story({
  args: { onCheckUsername: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'marisol');
    await waitFor(() => expect(canvas.getByText(messages.tryAgain)).toBeVisible());
  },
});
