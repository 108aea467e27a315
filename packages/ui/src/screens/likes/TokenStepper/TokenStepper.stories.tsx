import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import {
  TokenStepper,
  type TokenStepperProps,
} from '../../../components/TokenStepper/TokenStepper.tsx';

function Stepping({ value: first, onChange, ...rest }: TokenStepperProps) {
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
  title: 'Screens/Likes/TokenStepper',
  component: TokenStepper,
  parameters: screenParameters,
  args: { label: 'Tokens', value: 10, tokens: 35, onChange: fn() },
  render: (args) => <Stepping {...args} />,
});

export const Base = meta.story();

/** Three times ten of thirty-five, and no further. */
export const AboveBase = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More tokens' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('30');
  },
});

export const MinusDisabledAt10 = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer tokens' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const OffWhenReplying = meta.story({
  args: { value: 40, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More tokens' })).toBeDisabled();
  },
});
