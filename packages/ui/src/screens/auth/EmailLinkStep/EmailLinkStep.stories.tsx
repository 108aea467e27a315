import { expect, fn, waitFor } from 'storybook/test';
import { authMessages, messages, serverMessages } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { never, refuse } from '../story-data.ts';
import { EmailLinkStep } from './EmailLinkStep.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/EmailLinkStep',
  component: EmailLinkStep,
  parameters: screenParameters,
  args: { mayFocus: false, onBack: fn(), onSend: fn(() => Promise.resolve()) },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Email a sign-in link' })).toBeDisabled();
  },
});

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'marisol@{Enter}');
    await expect(canvas.getByText(messages.email.invalid)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  args: { onSend: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'marisol@example.com{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Email a sign-in link' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** Said aloud, and it can be sent again: also after another email was typed. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, ' marisol@example.co{Enter}');
    await canvas.findByRole('button', { name: 'Send another link' });
    await userEvent.type(email, 'm');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Email a sign-in link' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('marisol@example.com');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(authMessages.magicLink.sent),
    );
  },
});

export const Failed = meta.story({
  args: { onSend: fn(refuse(serverMessages.tooManyLinks)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'marisol@example.com{Enter}');
    await findToast(serverMessages.tooManyLinks);
  },
});
