import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messages, serverMessages, UserFacingError } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { never } from '../story-data.ts';
import { InstagramStep, type InstagramStepProps } from './InstagramStep.tsx';

function Held({ handle: first, onChange, ...rest }: InstagramStepProps) {
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
  title: 'Screens/Auth/InstagramStep',
  component: InstagramStep,
  parameters: screenParameters,
  args: {
    mayFocus: false,
    handle: '',
    onChange: fn(),
    onSubmit: fn(() => Promise.resolve()),
    onBack: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

/** An @ that is typed is not doubled. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Instagram handle'));
    await userEvent.keyboard('@');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByLabelText('Instagram handle')).toHaveValue('');
  },
});

/** What is no handle is said at the field, and goes when it is mended. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Instagram handle');
    await userEvent.type(field, 'marisol-vega{Enter}');
    await expect(field).toHaveAccessibleDescription(new RegExp(messages.instagram.invalid));
    await expect(field).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace>5/}');
    await expect(field).toBeValid();
    await userEvent.type(field, '-');
    await expect(canvas.getByText(messages.instagram.invalid)).toBeVisible();
  },
});

export const Filled = meta.story({ args: { handle: 'marisol.vega' } });

export const Submitting = meta.story({
  args: { handle: 'marisol.vega', onSubmit: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Failed = meta.story({
  args: {
    handle: 'marisol.vega',
    onSubmit: fn(() => Promise.reject(new UserFacingError(serverMessages.emailTaken))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Instagram handle'));
    await userEvent.keyboard('{Enter}');
    await findToast(serverMessages.emailTaken);
    await expect(canvas.getByLabelText('Instagram handle')).toHaveValue('marisol.vega');
  },
});

/** A failure without words still says what to do. */
export const FailedWithoutWords = meta.story({
  args: { handle: 'marisol.vega', onSubmit: fn(() => Promise.reject(new Error(''))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await findToast(messages.tryAgain);
  },
});
