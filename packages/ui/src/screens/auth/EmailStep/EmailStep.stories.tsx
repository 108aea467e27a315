import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fieldMessages } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { EmailStep, type EmailStepProps } from './EmailStep.tsx';

function ControlledField({ email: first, onChange, ...rest }: EmailStepProps) {
  const [email, setEmail] = useState(first);
  return (
    <EmailStep
      {...rest}
      email={email}
      onChange={(next) => {
        setEmail(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Auth/Your email',
  component: EmailStep,
  parameters: screenParameters,
  args: { mayFocus: false, email: '', onChange: fn(), onContinue: fn(), onBack: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [atWidth(366)],
});

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('shows no error when an empty field loses the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Email'));
  await userEvent.tab();
  await expect(canvas.queryByText(fieldMessages.email.invalid)).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

/** Validated on submission or blur, and not during typing. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'marisol@');
    await expect(canvas.queryByText(fieldMessages.email.invalid)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(fieldMessages.email.invalid)).toBeVisible();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.type(field, 'e');
    await expect(canvas.queryByText(fieldMessages.email.invalid)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(fieldMessages.email.invalid)).toBeVisible();
  },
});

export const Valid = meta.story({ args: { email: 'marisol@example.com' } });

Valid.test('continues on Enter', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Email'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onContinue).toHaveBeenCalledOnce();
});
