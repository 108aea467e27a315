import { expect, fn, screen, waitFor } from 'storybook/test';
import { CODE, WRONG_CODE } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SignInDialog } from '../SignInDialog/SignInDialog.tsx';
import { dialogArgs, never, refuse, typedPhone } from '../story-data.ts';

/** The code, over a page. Back leads to the number. */
const meta = preview.meta({
  title: 'Screens/Auth/AuthModalCode',
  component: SignInDialog,
  parameters: screenParameters,
  args: { ...dialogArgs, initial: { view: 'code' as const, phone: typedPhone } },
});

const field = () => screen.findByLabelText('6-digit code');

export const Empty = meta.story({
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
});

export const Partial = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), CODE.slice(0, 3));
    await expect(await field()).toHaveValue(CODE.slice(0, 3));
  },
});

export const Verifying = meta.story({
  args: { onAuthenticate: fn(never) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), CODE);
    await expect(args.onAuthenticate).toHaveBeenCalledOnce();
  },
});

const WrongCode = meta.story({
  args: { onAuthenticate: fn(refuse(messages.code.invalid)) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), WRONG_CODE);
    await waitFor(() => expect(screen.getByText(messages.code.invalid)).toBeVisible());
    await expect(await field()).toHaveFocus();
  },
});

export { WrongCode as Error };

/** Stays until the session is there. */
export const Verified = meta.story({
  args: { onAuthenticate: fn(async () => ({ completedSignup: true })), onSignedIn: fn(never) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), CODE);
    const heading = await screen.findByRole('heading', { name: messages.code.verified });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});
