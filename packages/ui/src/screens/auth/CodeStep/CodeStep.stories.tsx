import { expect, fn, waitFor } from 'storybook/test';
import { CODE, newcomerAuthentication, WRONG_CODE } from '@perigee/api/fixtures';
import { fieldMessages, resendCoolDownMessage, UserFacingError } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { coolingDownAt, never, refuse, refuseCoolingDown, typedPhone } from '../story-data.ts';
import { CodeStep } from './CodeStep.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Enter the code',
  component: CodeStep,
  parameters: screenParameters,
  args: {
    mayFocus: false,
    international: typedPhone.international,
    onAuthenticate: fn((code: string) =>
      code === CODE
        ? Promise.resolve(newcomerAuthentication)
        : Promise.reject(new UserFacingError(fieldMessages.code.invalid)),
    ),
    onVerified: fn(),
    onResend: fn(() => Promise.resolve()),
    onBack: fn(),
  },
  decorators: [atWidth(366)],
});

export const Empty = meta.story({ parameters: otherTheme });

Empty.test(
  'masks the number, and sends nothing before the sixth digit',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sent to +1 ••• ••• 0142')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('6-digit code'));
    await userEvent.keyboard('407');
    await expect(args.onAuthenticate).not.toHaveBeenCalled();
  },
);

Empty.test(
  'requests another code once',
  { args: { onResend: fn(never) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Sending code' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
);

Empty.test(
  'shows why no other code was sent',
  { args: { onResend: fn(refuse(resendCoolDownMessage(42))) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await findToast(resendCoolDownMessage(42));
  },
);

export const Verifying = meta.story({
  args: { onAuthenticate: fn((_code: string) => never()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('6-digit code'));
    await userEvent.keyboard(CODE);
    await expect(args.onAuthenticate).toHaveBeenCalledOnce();
    await expect(args.onAuthenticate).toHaveBeenCalledWith(CODE);
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the code');
  },
});

/** The field is cleared, so that the user can type the code again. */
export const InvalidCodeError = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('6-digit code');
    await userEvent.click(field);
    await userEvent.keyboard(WRONG_CODE);
    await waitFor(() => expect(canvas.getByText(fieldMessages.code.invalid)).toBeVisible());
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onVerified).not.toHaveBeenCalled();
  },
});

InvalidCodeError.test(
  'removes the error with the first digit, and then accepts the right code',
  async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard(CODE.slice(0, 1));
    await expect(canvas.queryByText(fieldMessages.code.invalid)).toBeNull();
    await userEvent.keyboard(CODE.slice(1));
    await waitFor(() => expect(args.onVerified).toHaveBeenCalledOnce());
    await expect(args.onVerified).toHaveBeenCalledWith(newcomerAuthentication);
  },
);

export const Resent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('A new code is on its way'),
    );
    await expect(canvas.getByLabelText('6-digit code')).toHaveFocus();
  },
});

/** The user requests another code too soon: a timer shows when it can be sent. */
export const ResendCoolingDown = meta.story({
  args: { now: coolingDownAt, onResend: fn(refuseCoolingDown) },
  play: async ({ canvas, userEvent }) => {
    const resend = canvas.getByRole('button', { name: 'Resend code' });
    await userEvent.click(resend);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:42'));
    await expect(resend).toBeDisabled();
    await expect(canvas.getByLabelText('6-digit code')).toHaveFocus();
  },
});
