import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';
import { guide } from './ChipGroup.guide.ts';

type Props = ChipGroupProps<string | number>;

/** Holds the chosen values, as a form does. */
function ControlledField(props: Props) {
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
  title: 'Components/Inputs/ChipGroup',
  component: ChipGroup,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Looking for', options, value: 'everyone', onChange: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const Default = meta.story({});

Default.test(
  'is one tab stop, and chooses with the arrow keys',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Looking for' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked();
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
);

export const Several = meta.story({
  args: { multiple: true, value: ['women', 'non-binary'], options: options.slice(1) },
});

Several.test('takes several values, and removes them', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Looking for' })).toBeVisible();
  await userEvent.click(canvas.getByText('Men'));
  await expect(args.onChange).toHaveBeenLastCalledWith(['women', 'non-binary', 'men']);
  await userEvent.click(canvas.getByText('Women'));
  await expect(args.onChange).toHaveBeenLastCalledWith(['non-binary', 'men']);
  await expect(canvas.getByRole('checkbox', { name: 'Women' })).not.toBeChecked();
});

Several.test(
  'has a tab stop on each chip, which Space toggles',
  { args: { value: [] } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Men' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['men']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
);

const one = { options, value: 'everyone', onChange: fn() };

/** Nothing chosen, disabled as a whole or in part, with help and an error; the last has no label. */
export const States = meta.story({
  render: () => (
    <Stack gap={6}>
      <ControlledField {...one} label="Nothing chosen yet" value={null} />
      <ControlledField {...one} label="Disabled" disabled />
      <ControlledField
        {...one}
        label="One disabled"
        options={options.map((option) => ({ ...option, disabled: option.value === 'men' }))}
      />
      <ControlledField {...one} label="With help" help="You can change this at any time." />
      <ControlledField {...one} label="With an error" value={null} error={messages.tryAgain} />
      <ControlledField {...one} label="Hidden label" labelHidden />
    </Stack>
  ),
});

States.test('is named, and described by its help and its error', async ({ canvas }) => {
  const group = (name: string) => canvas.getByRole('radiogroup', { name });
  await expect(group('With help')).toHaveAccessibleDescription('You can change this at any time.');
  await expect(group('With an error')).toHaveAttribute('aria-invalid', 'true');
  await expect(group('With an error')).toHaveAccessibleDescription(messages.tryAgain);
  await expect(group('Hidden label')).toBeVisible();
});
