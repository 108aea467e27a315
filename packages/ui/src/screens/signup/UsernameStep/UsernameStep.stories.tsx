import { steppedDater } from '@perigee/api/fixtures';
import { fieldMessages, messages } from '@perigee/domain';
import { profileDraft } from '@perigee/domain/profile';
import { expect, fn, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/Username',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'username' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

const typed = (username: string) => ({ keptDraft: { ...profileDraft(newcomer.person), username } });

export const Idle = meta.story({ parameters: otherTheme });

Idle.test(
  'is the first step, and takes an available name, typed with its @',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 9',
    );
    await expect(next()).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Username'), '@marisol');
    await canvas.findByText(fieldMessages.username.available);
    await waitFor(() => expect(next()).toBeEnabled());
  },
);

Idle.test('refuses a name that is too short, or taken', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Username');
  await userEvent.type(field, 'm');
  await waitFor(() =>
    expect(canvas.getByText('Please enter a minimum of 2 characters')).toBeVisible(),
  );
  await expect(next()).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, 'idris');
  await waitFor(() => expect(canvas.getByText('Username already taken')).toBeVisible());
  await userEvent.keyboard('{Enter}');
  await expect(field).toBeVisible();
});

Idle.test(
  'waits for the response',
  { args: { onCheckUsername: () => new Promise(() => {}) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'marisol');
    await expect(canvas.getByText(fieldMessages.username.checking)).toBeInTheDocument();
    await expect(next()).toBeDisabled();
  },
);

Idle.test(
  'shows the next action if the name could not be checked',
  { args: { onCheckUsername: () => Promise.reject(new Error('offline')) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'marisol');
    await waitFor(() => expect(canvas.getByText(messages.tryAgain)).toBeVisible());
  },
);

Idle.test(
  "accepts the user's current name, without a check",
  { args: { person: steppedDater, onCheckUsername: fn(() => Promise.resolve(false)) } },
  async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('marisol');
    await expect(next()).toBeEnabled();
    await expect(args.onCheckUsername).not.toHaveBeenCalled();
  },
);

export const Valid = meta.story({
  args: typed('marisol'),
  play: async ({ canvas }) => {
    await canvas.findByText(fieldMessages.username.available);
  },
});

export const Taken = meta.story({
  args: typed('idris'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Username already taken')).toBeVisible());
  },
});
