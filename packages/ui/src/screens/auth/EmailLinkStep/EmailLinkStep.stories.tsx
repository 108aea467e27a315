import { expect, fn, waitFor } from 'storybook/test';
import { fieldMessages, serverMessages } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { never, refuse } from '../story-data.ts';
import { EmailLinkStep } from './EmailLinkStep.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Sign-in link by email',
  component: EmailLinkStep,
  parameters: screenParameters,
  args: { mayFocus: false, onBack: fn(), onSend: fn(() => Promise.resolve()) },
  decorators: [atWidth(366)],
});

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('sends nothing without an email', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Email a sign-in link' })).toBeDisabled();
  await userEvent.type(canvas.getByLabelText('Email'), 'marisol@{Enter}');
  await expect(canvas.getByText(fieldMessages.email.invalid)).toBeVisible();
  await expect(args.onSend).not.toHaveBeenCalled();
});

Empty.test(
  'sends the link once',
  { args: { onSend: fn(never) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'marisol@example.com{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Email a sign-in link' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
);

Empty.test(
  'shows why no link was sent',
  { args: { onSend: fn(refuse(serverMessages.tooManyLinks)) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'marisol@example.com{Enter}');
    await findToast(serverMessages.tooManyLinks);
  },
);

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, ' marisol@example.co{Enter}');
    await canvas.findByRole('button', { name: 'Send another link' });
    email.blur();
  },
});

Sent.test(
  'announces that another link was sent, to another email',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'm');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Email a sign-in link' }));
    await expect(args.onSend).toHaveBeenLastCalledWith('marisol@example.com');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(authMessages.magicLink.sent),
    );
  },
);
