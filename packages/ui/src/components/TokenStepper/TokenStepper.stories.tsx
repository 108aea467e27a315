import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './TokenStepper.guide.ts';
import { TokenStepper, type TokenStepperProps } from './TokenStepper.tsx';

function Held({ value: first, onChange, ...rest }: TokenStepperProps) {
  const [value, setValue] = useState(first);
  return (
    <TokenStepper
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/TokenStepper',
  component: TokenStepper,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Tokens', value: 10, tokens: 240, onChange: fn() },
  render: (args) => <Held {...args} />,
});

/** The least: no fewer can be sent. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Tokens' })).toBeVisible();
    const fewer = canvas.getByRole('button', { name: 'Fewer tokens' });
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    await expect(args.onChange).not.toHaveBeenCalled();
    fewer.blur();
  },
});

export const AboveTheLeast = meta.story({
  args: { value: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fewer tokens' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const Help = meta.story({
  args: { help: 'You have 240 tokens.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('You have 240 tokens.');
  },
});

/** All that somebody has, in whole steps. */
export const AtTheMost = meta.story({
  args: { value: 40, tokens: 45 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More tokens' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(args.onChange).not.toHaveBeenCalled();
    more.blur();
  },
});

/** The tokens of somebody else's request. */
export const WhenReplying = meta.story({
  args: { value: 30, disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('30');
  },
});

export const WithError = meta.story({
  args: { value: 240, error: 'You have too few tokens' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('You have too few tokens');
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tokens' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    value: 1_234_560,
    tokens: 9_999_999,
    label: 'How many tokens you would like to go with your like request',
    help: 'They show how much you mean it, and they are gone once the request is accepted.',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { value: 40 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const BigEnoughForAFinger = meta.story({
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

/** Tab to a button, press it by Enter or Space; at the end it keeps the focus. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const count = canvas.getByRole('status');
    const fewer = canvas.getByRole('button', { name: 'Fewer tokens' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More tokens' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(count).toHaveTextContent('30');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(count).toHaveTextContent('10');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(fewer).toHaveFocus();
    fewer.blur();
  },
});
