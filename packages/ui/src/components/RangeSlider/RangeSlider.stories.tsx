import { expect, fn, within } from 'storybook/test';
import { limits } from '@perigee/domain';
import { HEIGHTS } from '@perigee/domain/questionnaire';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './RangeSlider.guide.ts';
import { RangeSlider, type Range } from './RangeSlider.tsx';

const { min, max } = limits.desiredAge;

const ControlledField = controlled(RangeSlider);

const span = (lower: number, upper: number): Range => [lower, upper];

/** The answers are options of a list: the slider ranges over their indexes. */
const height = {
  label: 'Height',
  minLabel: 'Minimum height',
  maxLabel: 'Maximum height',
  min: 0,
  max: HEIGHTS.length - 1,
  minDistance: 1,
  format: (place: number) => HEIGHTS[place] ?? '',
};

const meta = preview.meta({
  title: 'Components/Inputs/RangeSlider',
  component: RangeSlider,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Age range',
    minLabel: 'Minimum age',
    maxLabel: 'Maximum age',
    value: span(28, 41),
    onChange: fn(),
    onBlur: fn(),
    min,
    max,
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('has the names and the values of both thumbs', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Age range' })).toBeVisible();
  await expect(canvas.getByRole('slider', { name: 'Minimum age' })).toHaveValue('28');
  await expect(canvas.getByRole('slider', { name: 'Maximum age' })).toHaveValue('41');
  await expect(canvas.getByText('28').parentElement).toHaveTextContent('28 - 41');
});

Default.test('is operated by keyboard', async ({ args, canvas, userEvent }) => {
  const lower = canvas.getByRole('slider', { name: 'Minimum age' });
  const upper = canvas.getByRole('slider', { name: 'Maximum age' });
  await userEvent.tab();
  await expect(lower).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith([29, 41]);
  await userEvent.keyboard('{Home}');
  await expect(args.onChange).toHaveBeenLastCalledWith([18, 41]);
  await userEvent.keyboard('{PageUp}');
  await expect(args.onChange).toHaveBeenLastCalledWith([26, 41]);
  await userEvent.keyboard('{End}');
  await expect(args.onChange).toHaveBeenLastCalledWith([41, 41]);
  await userEvent.tab();
  await expect(upper).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{End}');
  await expect(args.onChange).toHaveBeenLastCalledWith([41, 100]);
  await userEvent.tab();
  await expect(args.onBlur).toHaveBeenCalled();
});

/** A thumb stops one option before the other, with every key. */
Default.test(
  'keeps the minimum distance between the thumbs',
  { args: { ...height, value: span(20, 22) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 22]);
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('slider', { name: 'Maximum height' })).toHaveValue('22');
  },
);

Default.test(
  'increases to the left, from right to left',
  {
    args: { ...height, value: span(16, 26) },
    decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  },
  async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([17, 26]);
  },
);

export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="From end to end" value={span(min, max)} />
      <ControlledField {...args} label="Both at the start" value={span(min, min)} />
      <ControlledField {...args} label="Both at the end" value={span(max, max)} />
      <ControlledField {...args} {...height} value={span(16, 26)} />
      <ControlledField {...args} label="With help" help="You can change it at any time." />
      <ControlledField
        {...args}
        label="With an error"
        error="Choose whom you look for"
        help="You can change it at any time."
      />
      <ControlledField {...args} label="Disabled" disabled />
    </Stack>
  ),
});

States.test('announces its values in words, and its error', async ({ canvas }) => {
  await expect(canvas.getByRole('slider', { name: 'Minimum height' })).toHaveAttribute(
    'aria-valuetext',
    `5'4"`,
  );
  const wrong = within(canvas.getByRole('group', { name: 'With an error' }));
  for (const slider of wrong.getAllByRole('slider')) {
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription(
      'Choose whom you look for You can change it at any time.',
    );
  }
});
