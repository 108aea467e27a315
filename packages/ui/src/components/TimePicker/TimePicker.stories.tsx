import { expect, fn, within, type screen } from 'storybook/test';
import { limits } from '@perigee/domain';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './TimePicker.guide.ts';
import { TimePicker } from './TimePicker.tsx';

const ControlledField = controlled(TimePicker);

const meta = preview.meta({
  title: 'Components/Inputs/TimePicker',
  component: TimePicker,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Start time',
    value: '19:30',
    onChange: fn(),
    onBlur: fn(),
    minuteStep: limits.event.startStepMinutes,
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const texts = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The hour, the minute, and AM or PM. */
function threeParts(canvas: Pick<typeof screen, 'getAllByRole'>) {
  const [hour, minute, period] = canvas.getAllByRole('combobox');
  if (!hour || !minute || !period) throw new Error('There are three parts');
  return [hour, minute, period] as const;
}

/** A host chooses full or half hours. */
export const Default = meta.story();

Default.test('has three parts, with the minutes of its step', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Start time' })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Hour' })).toHaveValue('7');
  await expect(canvas.getByRole('combobox', { name: 'AM or PM' })).toHaveValue('PM');
  const minute = canvas.getByRole('combobox', { name: 'Minute' });
  await expect(minute).toHaveValue('30');
  await expect(texts(minute)).toEqual(['00', '30']);
});

Default.test(
  'does not call onChange until the time is complete',
  { args: { value: '' } },
  async ({ args, canvas, userEvent }) => {
    const [hour, minute, period] = threeParts(canvas);
    await userEvent.selectOptions(hour, '12');
    await userEvent.selectOptions(minute, '00');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(period).toHaveDisplayValue('--');
    await userEvent.selectOptions(period, 'AM');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:00');
    await userEvent.selectOptions(period, 'PM');
    await expect(args.onChange).toHaveBeenLastCalledWith('12:00');
  },
);

Default.test(
  'moves the focus through its parts with Tab, and calls onBlur after the last',
  async ({ args, canvas, userEvent }) => {
    for (const part of threeParts(canvas)) {
      await userEvent.tab();
      await expect(part).toHaveFocus();
      await expect(args.onBlur).not.toHaveBeenCalled();
    }
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
);

/** An admin may choose any minute, and a host who edits that event sees it unchanged. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Any minute" minuteStep={1} value="19:47" />
      <ControlledField {...args} label="Minute of another rule" value="19:15" />
      <ControlledField {...args} label="Empty" value="" />
      <ControlledField
        {...args}
        label="With help"
        help="In the time zone of the event: America/New_York."
      />
      <ControlledField
        {...args}
        label="With an error"
        value=""
        error="Choose when the event starts"
      />
      <ControlledField {...args} label="Disabled" disabled />
    </Stack>
  ),
});

States.test('offers its minutes, and has a description', async ({ canvas }) => {
  const group = (name: string) => canvas.getByRole('group', { name });
  const [, anyMinute] = threeParts(within(group('Any minute')));
  await expect(texts(anyMinute)).toHaveLength(60);
  const [, otherMinute] = threeParts(within(group('Minute of another rule')));
  await expect(otherMinute).toHaveValue('15');
  await expect(texts(otherMinute)).toEqual(['00', '15', '30']);
  await expect(group('With help')).toHaveAccessibleDescription(
    'In the time zone of the event: America/New_York.',
  );
  const wrong = group('With an error');
  await expect(wrong).toHaveAccessibleDescription('Choose when the event starts');
  for (const part of threeParts(within(wrong))) await expect(part).toBeInvalid();
});
