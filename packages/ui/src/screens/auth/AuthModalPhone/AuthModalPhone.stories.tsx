import { expect, fn, screen, waitFor } from 'storybook/test';
import { messages, resendCoolDownMessage } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { emptyPhone } from '../../../components/PhoneField/phone-value.ts';
import { SignInDialog } from '../SignInDialog/SignInDialog.tsx';
import { dialogArgs, never, refuse, typedPhone } from '../story-data.ts';

/** The number, over a page. */
const meta = preview.meta({
  title: 'Screens/Auth/AuthModalPhone',
  component: SignInDialog,
  parameters: screenParameters,
  args: { ...dialogArgs, initial: { view: 'phone' as const, phone: typedPhone } },
});

const field = () => screen.findByLabelText('Phone number');

export const Empty = meta.story({
  args: { initial: { view: 'phone' as const, phone: emptyPhone } },
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

export const Invalid = meta.story({
  args: { initial: { view: 'phone' as const, phone: emptyPhone } },
  play: async ({ userEvent }) => {
    await screen.findByRole('option', { name: 'Canada +1' });
    await userEvent.type(await field(), '21255501{Enter}');
    await expect(screen.getByText(messages.phone.invalid)).toBeVisible();
  },
});

export const Valid = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { onSendCode: fn(never) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '{Enter}');
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

const SendFailed = meta.story({
  args: { onSendCode: fn(refuse(resendCoolDownMessage(42))) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(screen.getByText(resendCoolDownMessage(42))).toBeVisible());
    await expect(await field()).toHaveFocus();
  },
});

export { SendFailed as Error };
