import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Dialog } from '../Dialog/Dialog.tsx';
import { controlled } from '../Field/controlled.tsx';
import { guide } from './DatePicker.guide.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const ControlledField = controlled(DatePicker);

const meta = preview.meta({
  title: 'Components/Inputs/DatePicker',
  component: DatePicker,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Event date',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    today: '2026-12-01',
    earliest: '2026-12-15',
  },
  // Loaded before a story begins, because the stories do not test the loading time.
  loaders: [async () => ({ calendar: await import('./CalendarPopup.tsx') })],
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const findDay = (name: string) => screen.findByRole('button', { name });

async function dayInFocus(name: string): Promise<HTMLElement> {
  const day = await findDay(name);
  await waitFor(() => expect(day).toHaveFocus());
  return day;
}

export const Default = meta.story();

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ControlledField {...args} label="Chosen" value="2026-12-19" />
      <ControlledField
        {...args}
        label="With an error"
        error="Choose the day of the event"
        help="At least two weeks from today."
      />
      <ControlledField {...args} label="Disabled" value="2026-12-19" disabled />
    </div>
  ),
});

/** Days before the earliest one are disabled, and the previous month button is disabled. */
export const Open = meta.story({
  args: { value: '2026-12-19' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await dayInFocus('Saturday 19 December 2026, selected');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Event date' })).toBeVisible());
  },
});

States.test('describes its error and its help', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'With an error' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(
    'Choose the day of the event At least two weeks from today.',
  );
});

Open.test(
  'disables the days before the earliest one and after the latest',
  { args: { latest: '2026-12-20' } },
  async () => {
    await expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await expect(await findDay('Monday 14 December 2026')).toBeDisabled();
    await expect(await findDay('Tuesday 15 December 2026')).toBeEnabled();
    await expect(await findDay('Monday 21 December 2026')).toBeDisabled();
    await expect(await findDay('Today, Tuesday 1 December 2026')).toBeDisabled();
    for (const month of ['Go to the Previous Month', 'Go to the Next Month']) {
      await expect(await findDay(month)).toHaveAttribute('aria-disabled', 'true');
    }
  },
);

Open.test(
  'moves to the next day with the left arrow key, from right to left',
  { decorators: [(Story) => <div dir="rtl">{Story()}</div>] },
  async ({ userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await dayInFocus('Sunday 20 December 2026');
  },
);

// An admin may choose any day from today on.
Default.test(
  'starts at today if that day may be chosen',
  { args: { earliest: '2026-12-01' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await dayInFocus('Today, Tuesday 1 December 2026');
  },
);

Default.test(
  'takes the pressed day, and returns the focus',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Event date' });
    await expect(field).toHaveTextContent('Choose a date');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field);
    await userEvent.click(await findDay('Go to the Next Month'));
    await expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await userEvent.click(await findDay('Saturday 16 January 2027'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-16');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Saturday 16 January 2027');
  },
);

Open.test('closes when its field is pressed again', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.click(field);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

Default.test('moves through the days with the arrow keys', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await dayInFocus('Tuesday 15 December 2026');
  for (const [key, name] of [
    ['{ArrowLeft}', 'Tuesday 15 December 2026'],
    ['{ArrowRight}', 'Wednesday 16 December 2026'],
    ['{ArrowDown}', 'Wednesday 23 December 2026'],
    ['{Home}', 'Sunday 20 December 2026'],
    ['{End}', 'Saturday 26 December 2026'],
    ['{PageDown}', 'Tuesday 26 January 2027'],
    ['{ArrowUp}', 'Tuesday 19 January 2027'],
  ] as const) {
    await userEvent.keyboard(key);
    await dayInFocus(name);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field).toHaveFocus());
  await expect(args.onChange).not.toHaveBeenCalled();
});

Default.test(
  'is opened, chosen from and closed by keyboard',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await dayInFocus('Tuesday 15 December 2026');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-16');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
);

Default.test('keeps Tab within the calendar', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  const day = await dayInFocus('Tuesday 15 December 2026');
  const nextMonth = await findDay('Go to the Next Month');
  await userEvent.tab();
  await expect(nextMonth).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(day).toHaveFocus();
});

function InDialog(props: DatePickerProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Move the event">
      <ControlledField {...props} />
    </Dialog>
  );
}

Default.test(
  'lies above a dialog, and Escape closes only the calendar',
  { args: { value: '2026-12-19' }, render: (args) => <InDialog {...args} /> },
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Move the event' });
    const field = within(dialog).getByRole('combobox', { name: 'Event date' });
    await userEvent.click(field);
    const chosen = await dayInFocus('Saturday 19 December 2026, selected');
    const { left, top } = chosen.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(chosen);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
);
