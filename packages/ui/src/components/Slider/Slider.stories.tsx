import { expect, fireEvent, fn } from 'storybook/test';
import { limits } from '@perigee/domain';
import { searchRadiusText } from '@perigee/domain/profile';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Slider.guide.ts';
import { Slider } from './Slider.tsx';

const { min, max, default: near } = limits.searchRadius;

const ControlledField = controlled(Slider);

const meta = preview.meta({
  title: 'Components/Inputs/Slider',
  component: Slider,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Nearby distance',
    value: near,
    onChange: fn(),
    onBlur: fn(),
    min,
    max,
    format: searchRadiusText,
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test(
  'announces its value in words, and has a thumb of touch-target size',
  async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Nearby distance' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50 mi');
    await expect(canvas.getByText('50 mi')).toBeVisible();
    const thumb = slider.parentElement;
    if (!thumb) throw new Error('The input stands in its thumb');
    const { width, height } = getComputedStyle(thumb, '::before');
    await expect([width, height]).toEqual(['44px', '44px']);
  },
);

Default.test(
  'moves by its step',
  { args: { label: 'Tokens', value: 30, min: 10, max: 100, step: 10, format: undefined } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '40');
  },
);

Default.test('moves the thumb to a press on its track', async ({ args, canvas }) => {
  const slider = canvas.getByRole('slider');
  const line = slider.parentElement?.parentElement;
  if (!line) throw new Error('The thumb stands on a line');
  const { right, top } = line.getBoundingClientRect();
  await fireEvent.pointerDown(line, { clientX: right, clientY: top, button: 0 });
  await fireEvent.pointerUp(line, { clientX: right, clientY: top });
  await expect(args.onChange).toHaveBeenLastCalledWith(100);
  await expect(canvas.getByText('100+ mi')).toBeVisible();
});

Default.test('moves by keyboard, between its ends', async ({ args, canvas, userEvent }) => {
  const slider = canvas.getByRole('slider');
  await userEvent.tab();
  await expect(slider).toHaveFocus();
  const keys: [string, number][] = [
    ['{ArrowRight}', 51],
    ['{ArrowUp}', 52],
    ['{ArrowLeft}', 51],
    ['{ArrowDown}', 50],
    ['{PageUp}', 60],
    ['{PageDown}', 50],
    ['{Home}', 0],
    ['{End}', 100],
  ];
  for (const [key, value] of keys) {
    await userEvent.keyboard(key);
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
    await expect(slider).toHaveAttribute('aria-valuenow', String(value));
  }
  await userEvent.keyboard('{ArrowRight}');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');
  await userEvent.tab();
  await expect(args.onBlur).toHaveBeenCalled();
});

Default.test(
  'moves in the opposite direction from right to left',
  { args: { value: 20 }, decorators: [(Story) => <div dir="rtl">{Story()}</div>] },
  async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(19);
  },
);

/** The maximum means any distance. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="At the start" value={min} />
      <ControlledField {...args} label="At the end" value={max} />
      <ControlledField {...args} label="With help" help="Straight from where you live." />
      <ControlledField
        {...args}
        label="With an error"
        value={0}
        error="Choose a greater distance"
      />
      <ControlledField {...args} label="Disabled" disabled />
      <ControlledField {...args} label="Label hidden" labelHidden />
    </Stack>
  ),
});

States.test('announces its state', async ({ canvas }) => {
  const slider = (name: string) => canvas.getByRole('slider', { name });
  await expect(slider('At the end')).toHaveAttribute('aria-valuetext', '100+ mi');
  await expect(slider('With help')).toHaveAccessibleDescription('Straight from where you live.');
  await expect(slider('With an error')).toBeInvalid();
  await expect(slider('With an error')).toHaveAccessibleDescription('Choose a greater distance');
  await expect(slider('Disabled')).toBeDisabled();
  await expect(slider('Label hidden')).toBeInTheDocument();
});
