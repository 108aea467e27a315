import { expect, fn, within } from 'storybook/test';
import { limits } from '@perigee/domain';
import preview from '#.storybook/preview';
import { held } from '../Field/held.tsx';
import { guide } from './TimePicker.guide.ts';
import { TimePicker } from './TimePicker.tsx';

const Held = held(TimePicker);

const meta = preview.meta({
  title: 'Components/TimePicker',
  component: TimePicker,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    label: 'Start time',
    value: '19:30',
    onChange: fn(),
    onBlur: fn(),
    minuteStep: limits.event.startStepMinutes,
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const texts = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** A host starts at the full or the half hour. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Start time' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Hour' })).toHaveValue('7');
    await expect(canvas.getByRole('combobox', { name: 'AM or PM' })).toHaveValue('PM');
    const minute = canvas.getByRole('combobox', { name: 'Minute' });
    await expect(minute).toHaveValue('30');
    await expect(texts(minute)).toEqual(['00', '30']);
  },
});

/** An admin starts at any minute. */
export const AnyMinute = meta.story({
  args: { minuteStep: 1, value: '19:47' },
  play: async ({ canvas }) => {
    await expect(texts(canvas.getByRole('combobox', { name: 'Minute' }))).toHaveLength(60);
  },
});

/** Nothing is said to the caller until the time is whole. */
export const Empty = meta.story({
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const [hour, minute, period] = canvas.getAllByRole('combobox');
    if (!hour || !minute || !period) throw new Error('There are three parts');
    await userEvent.selectOptions(hour, '12');
    await userEvent.selectOptions(minute, '00');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(period).toHaveDisplayValue('--');
    await userEvent.selectOptions(period, 'AM');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:00');
    await userEvent.selectOptions(period, 'PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('12:00');
    await userEvent.click(document.body);
  },
});

export const MissingContent = meta.story({ args: { value: '' } });

/** An admin set the time; the host who edits the event sees it as it is. */
export const MinuteOfAnotherRule = meta.story({
  args: { value: '19:15' },
  play: async ({ canvas }) => {
    const minute = canvas.getByRole('combobox', { name: 'Minute' });
    await expect(minute).toHaveValue('15');
    await expect(texts(minute)).toEqual(['00', '15', '30']);
  },
});

export const Help = meta.story({
  args: { help: 'In the time zone of the event: America/New_York.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'In the time zone of the event: America/New_York.',
    );
  },
});

export const WithError = meta.story({
  args: { value: '', error: 'Choose when the event starts' },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('combobox')) await expect(part).toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose when the event starts',
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongContent = meta.story({
  args: {
    label: 'When the doors open for your guests, by the clocks at the place of the event',
    help: 'Guests see the time in the time zone of the event, whatever their own clocks show.',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [hour, minute, period] = canvas.getAllByRole('combobox');
    if (!hour || !minute || !period) throw new Error('There are three parts');
    for (const part of [hour, minute, period]) {
      await userEvent.tab();
      await expect(part).toHaveFocus();
      await expect(args.onBlur).not.toHaveBeenCalled();
    }
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});
