import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';
import { guide } from './ChipGroup.guide.ts';

type Props = ChipGroupProps<string | number>;

/** Holds what is chosen, as the form around it would. */
function Held(props: Props) {
  const [value, setValue] = useState<unknown>(props.value);
  const held = {
    ...props,
    value,
    onChange: (next: never) => {
      setValue(next);
      props.onChange(next);
    },
  };
  return <ChipGroup {...(held as Props)} />;
}

const options = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'non-binary', label: 'Non-binary' },
];

const meta = preview.meta({
  title: 'Components/ChipGroup',
  component: ChipGroup,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Looking for', options, value: 'everyone', onChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Looking for' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  },
});

export const NoneChosen = meta.story({ args: { value: null } });

export const Several = meta.story({
  args: { multiple: true, value: ['women', 'non-binary'], options: options.slice(1) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Looking for' })).toBeVisible();
    await userEvent.click(canvas.getByText('Men'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['women', 'non-binary', 'men']);
    await userEvent.click(canvas.getByText('Women'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['non-binary', 'men']);
    await expect(canvas.getByRole('checkbox', { name: 'Women' })).not.toBeChecked();
    canvas.getByRole('checkbox', { name: 'Women' }).blur();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const OneDisabled = meta.story({
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'men' })) },
});

export const WithHelp = meta.story({
  args: { help: 'You can change this at any time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'You can change this at any time.',
    );
  },
});

export const WithError = meta.story({
  args: { value: null, error: messages.tryAgain },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(messages.tryAgain);
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Looking for' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    options: [
      ...options,
      {
        value: 'long',
        label: 'Somebody who has read this far and is still here, and wants to stay',
      },
    ],
    value: 'long',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

/** Nothing but keys: one stop for Tab, arrow keys choose. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Women' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('women');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Non-binary' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

/** Each is a stop for Tab, and turned by Space. */
export const KeyboardWithSeveral = meta.story({
  args: { multiple: true, value: [], options: options.slice(1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Men' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['men']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});
