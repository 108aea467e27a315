import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fieldMessages, messages, serverMessages } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { never, refuse } from '../story-data.ts';
import { InstagramStep, type InstagramStepProps } from './InstagramStep.tsx';

function ControlledField({ handle: first, onChange, ...rest }: InstagramStepProps) {
  const [handle, setHandle] = useState(first);
  return (
    <InstagramStep
      {...rest}
      handle={handle}
      onChange={(next) => {
        setHandle(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Auth/Your Instagram',
  component: InstagramStep,
  parameters: screenParameters,
  args: {
    mayFocus: false,
    handle: '',
    onChange: fn(),
    onSubmit: fn(() => Promise.resolve()),
    onBack: fn(),
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [atWidth(366)],
});

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('does not double an @ that is typed', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await userEvent.click(canvas.getByLabelText('Instagram handle'));
  await userEvent.keyboard('@');
  await expect(args.onChange).toHaveBeenLastCalledWith('');
  await expect(canvas.getByLabelText('Instagram handle')).toHaveValue('');
});

Empty.test(
  'shows an error for an invalid handle until it is corrected',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Instagram handle');
    await userEvent.type(field, 'marisol-vega{Enter}');
    await expect(field).toHaveAccessibleDescription(new RegExp(fieldMessages.instagram.invalid));
    await expect(field).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace>5/}');
    await expect(field).toBeValid();
    await userEvent.type(field, '-');
    await expect(canvas.getByText(fieldMessages.instagram.invalid)).toBeVisible();
  },
);

export const Invalid = meta.story({ args: { handle: 'marisol-vega' } });

export const Filled = meta.story({ args: { handle: 'marisol.vega' } });

Filled.test(
  'signs up once',
  { args: { onSubmit: fn(never) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
);

Filled.test(
  'shows a default message for a failure without its own message',
  { args: { onSubmit: fn(() => Promise.reject(new Error(''))) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await findToast(messages.tryAgain);
  },
);

export const Failed = meta.story({
  args: { handle: 'marisol.vega', onSubmit: fn(refuse(serverMessages.emailTaken)) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Instagram handle');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await findToast(serverMessages.emailTaken);
    await expect(field).toHaveValue('marisol.vega');
    field.blur();
  },
});
