import { expect, fireEvent, fn } from 'storybook/test';
import { limits, searchRadiusText } from '@perigee/domain';
import preview from '#.storybook/preview';
import { held } from '../Field/held.tsx';
import { guide } from './Slider.guide.ts';
import { Slider } from './Slider.tsx';

const { min, max, default: near } = limits.searchRadius;

const Held = held(Slider);

const meta = preview.meta({
  title: 'Components/Slider',
  component: Slider,
  tags: ['autodocs', 'ready'],
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
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Nearby distance' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50 mi');
    await expect(canvas.getByText('50 mi')).toBeVisible();
    const thumb = slider.parentElement;
    if (!thumb) throw new Error('The input stands in its thumb');
    const { width, height } = getComputedStyle(thumb, '::before');
    await expect([width, height]).toEqual(['44px', '44px']);
  },
});

export const AtTheStart = meta.story({ args: { value: min } });

/** The far end means any distance. */
export const AtTheEnd = meta.story({
  args: { value: max },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '100+ mi');
  },
});

export const Help = meta.story({
  args: { help: 'Straight from where you live.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'Straight from where you live.',
    );
  },
});

export const WithError = meta.story({
  args: { error: 'Nobody is that near. Choose a greater distance', value: 0 },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toBeInvalid();
    await expect(slider).toHaveAccessibleDescription(
      'Nobody is that near. Choose a greater distance',
    );
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Nearby distance' })).toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'How far away from your home somebody may live so that you would still meet',
    format: (miles) => `${miles} miles in a straight line, which may be longer by road`,
    help: 'We never show to anybody how far away you live, and nobody can see your address.',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const Steps = meta.story({
  args: { label: 'Tokens', value: 30, min: 10, max: 100, step: 10, format: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '40');
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  args: { value: 20 },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(21);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(19);
  },
});

/** A press on the line brings the thumb. */
export const Pressed = meta.story({
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    const line = slider.parentElement?.parentElement;
    if (!line) throw new Error('The thumb stands on a line');
    const { right, top } = line.getBoundingClientRect();
    await fireEvent.pointerDown(line, { clientX: right, clientY: top, button: 0 });
    await fireEvent.pointerUp(line, { clientX: right, clientY: top });
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByText('100+ mi')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
  },
});
