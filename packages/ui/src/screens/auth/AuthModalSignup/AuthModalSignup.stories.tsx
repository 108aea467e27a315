import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SignInDialog } from '../SignInDialog/SignInDialog.tsx';
import { dialogArgs, never, typedPhone } from '../story-data.ts';

/** Sign-up, over a page. Back from its first step leads to the number. */
const meta = preview.meta({
  title: 'Screens/Auth/AuthModalSignup',
  component: SignInDialog,
  parameters: screenParameters,
  args: { ...dialogArgs, onSignUp: fn(never) },
});

const typed = { phone: typedPhone, firstName: 'Marisol', lastName: 'Vega' };

export const Name = meta.story({
  args: { initial: { ...typed, view: 'name' } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  },
});

export const Email = meta.story({
  args: { initial: { ...typed, view: 'email', email: 'marisol@example.com' } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  },
});

export const Instagram = meta.story({
  args: { initial: { ...typed, view: 'instagram', instagram: 'marisol.vega' } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Instagram handle')).toHaveFocus());
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});
