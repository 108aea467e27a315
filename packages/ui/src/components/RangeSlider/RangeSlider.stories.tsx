import { expect, fn } from 'storybook/test';
import { HEIGHTS, limits } from '@perigee/domain';
import preview from '#.storybook/preview';
import { held } from '../Field/held.tsx';
import { guide } from './RangeSlider.guide.ts';
import { RangeSlider, type Range } from './RangeSlider.tsx';

const { min, max } = limits.desiredAge;

const Held = held(RangeSlider);

const span = (lower: number, upper: number): Range => [lower, upper];

/** The answers are options of a list: the slider runs over their places. */
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
  title: 'Components/RangeSlider',
  component: RangeSlider,
  tags: ['autodocs', 'ready'],
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
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Age range' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Minimum age' })).toHaveValue('28');
    await expect(canvas.getByRole('slider', { name: 'Maximum age' })).toHaveValue('41');
    await expect(canvas.getByText('28').parentElement).toHaveTextContent('28 - 41');
  },
});

export const Ends = meta.story({ args: { value: span(min, max) } });

export const BothAtTheStart = meta.story({ args: { value: span(min, min) } });

export const BothAtTheEnd = meta.story({ args: { value: span(max, max) } });

export const Height = meta.story({
  args: { ...height, value: span(16, 26) },
  play: async ({ canvas }) => {
    const lower = canvas.getByRole('slider', { name: 'Minimum height' });
    await expect(lower).toHaveAttribute('aria-valuetext', `5'4"`);
  },
});

/** A thumb stops one option before the other, whichever key brought it there. */
export const MinimumDistance = meta.story({
  args: { ...height, value: span(20, 22) },
  play: async ({ args, canvas, userEvent }) => {
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
});

export const Help = meta.story({ args: { help: 'You can change it at any time.' } });

export const WithError = meta.story({
  args: { error: 'Choose whom you look for', help: 'You can change it at any time.' },
  play: async ({ canvas }) => {
    for (const slider of canvas.getAllByRole('slider')) {
      await expect(slider).toBeInvalid();
      await expect(slider).toHaveAccessibleDescription(
        'Choose whom you look for You can change it at any time.',
      );
    }
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Narrow = meta.story({
  args: { ...height, value: span(16, 18) },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { ...height, value: span(16, 26) },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([17, 26]);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
  },
});
