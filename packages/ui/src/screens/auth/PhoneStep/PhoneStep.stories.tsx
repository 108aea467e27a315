import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fieldMessages, resendCoolDownMessage } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { emptyPhone } from '../../../components/PhoneField/phone-value.ts';
import {
  coolingDownAt,
  links,
  never,
  refuse,
  refuseCoolingDown,
  typedPhone,
} from '../story-data.ts';
import { PhoneStep, type PhoneStepProps } from './PhoneStep.tsx';

function ControlledField({ phone: first, onPhoneChange, ...rest }: PhoneStepProps) {
  const [phone, setPhone] = useState(first);
  return (
    <PhoneStep
      {...rest}
      phone={phone}
      onPhoneChange={(next) => {
        setPhone(next);
        onPhoneChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Auth/Your number',
  component: PhoneStep,
  parameters: screenParameters,
  args: {
    ...links,
    mayFocus: false,
    phone: emptyPhone,
    onPhoneChange: fn(),
    onSend: fn(() => Promise.resolve()),
    onSent: fn(),
    wasSent: false,
    onEnterCode: fn(),
    onEmailLink: fn(),
    onBack: fn(),
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [atWidth(366)],
});

export const EmptyDisabled = meta.story({ parameters: otherTheme });

EmptyDisabled.test(
  'shows no error when an empty field loses the focus',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Phone number'));
    await userEvent.tab();
    await expect(canvas.queryByText(fieldMessages.phone.invalid)).toBeNull();
  },
);

EmptyDisabled.test(
  'shows the error of an invalid number on blur or submission, and removes it with the next key',
  async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '21255501');
    await expect(canvas.queryByText(fieldMessages.phone.invalid)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(fieldMessages.phone.invalid)).toBeVisible();
    await userEvent.type(field, '4');
    await expect(canvas.queryByText(fieldMessages.phone.invalid)).toBeNull();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(canvas.getByText(fieldMessages.phone.invalid)).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

// A press on a link below blurs the field: the error must not push the link away.
EmptyDisabled.test('moves nothing when an error appears', async ({ canvas, userEvent }) => {
  await canvas.findByRole('option', { name: 'Canada +1' });
  const link = canvas.getByRole('button', { name: 'Trouble Logging In?' });
  const top = link.getBoundingClientRect().top;
  await userEvent.type(canvas.getByLabelText('Phone number'), '212');
  await userEvent.tab();
  await expect(canvas.getByText(fieldMessages.phone.invalid)).toBeVisible();
  await expect(link.getBoundingClientRect().top).toBe(top);
});

export const InvalidError = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    await userEvent.type(canvas.getByLabelText('Phone number'), '21255501{Enter}');
    await expect(canvas.getByText(fieldMessages.phone.invalid)).toBeVisible();
  },
});

export const Valid = meta.story({ args: { phone: typedPhone } });

Valid.test('sends the code on Enter', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('Phone number'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(args.onSend).toHaveBeenCalledWith('+12125550142');
  await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
});

Valid.test(
  'shows below the field why no code was sent, until the next edit',
  { args: { onSend: fn(refuse(resendCoolDownMessage(42))) } },
  async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByText(resendCoolDownMessage(42))).toBeVisible());
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
    await expect(args.onSent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText(resendCoolDownMessage(42))).toBeNull();
  },
);

export const Loading = meta.story({
  args: { phone: typedPhone, onSend: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.dblClick(button);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Phone number')).toHaveAttribute('readonly');
    button.blur();
  },
});

/**
 * Another code cannot be requested yet: a timer shows when, and the user can enter the code that was sent.
 */
export const CoolingDown = meta.story({
  args: { phone: typedPhone, wasSent: true, now: coolingDownAt, onSend: fn(refuseCoolingDown) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:42'));
    await expect(args.onSent).not.toHaveBeenCalled();
    button.blur();
  },
});

CoolingDown.test(
  'opens the step for the code that was sent, also for another number',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: authMessages.code.enterSentCode }));
    await expect(args.onEnterCode).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Phone number'), '{Backspace}3');
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: authMessages.code.enterSentCode }));
    await expect(args.onEnterCode).toHaveBeenCalledTimes(2);
  },
);
