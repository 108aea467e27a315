import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Dialog } from '../Dialog/Dialog.tsx';
import { held } from '../Field/held.tsx';
import { guide } from './DatePicker.guide.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const Held = held(DatePicker);

const meta = preview.meta({
  title: 'Components/DatePicker',
  component: DatePicker,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    label: 'Event date',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    today: '2026-12-01',
    earliest: '2026-12-15',
  },
  // Fetched before a story begins: how long that takes is not what they are about.
  loaders: [async () => ({ calendar: await import('./Calendar.tsx') })],
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const findDay = (name: string) => screen.findByRole('button', { name });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Event date' });
    await expect(field).toHaveTextContent('Choose a date');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Chosen = meta.story({
  args: { value: '2026-12-19' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Sat, Dec 19, 2026');
  },
});

export const WithError = meta.story({
  args: { error: 'Choose the day of the event', help: 'At least two weeks from today.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Choose the day of the event At least two weeks from today.',
    );
  },
});

export const Disabled = meta.story({ args: { value: '2026-12-19', disabled: true } });

/** Days before the earliest one are disabled, and the month before it cannot be reached. */
export const Open = meta.story({
  args: { value: '2026-12-19' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await findDay('Saturday, December 19, 2026, selected');
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Event date' })).toBeVisible());
    await expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await expect(await findDay('Monday, December 14, 2026')).toBeDisabled();
    await expect(await findDay('Tuesday, December 15, 2026')).toBeEnabled();
    await expect(await findDay('Today, Tuesday, December 1, 2026')).toBeDisabled();
    await expect(await findDay('Go to the Previous Month')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** An admin may choose from today on. */
export const OpenFromToday = meta.story({
  args: { earliest: '2026-12-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const today = await findDay('Today, Tuesday, December 1, 2026');
    await waitFor(() => expect(today).toHaveFocus());
  },
});

export const Latest = meta.story({
  args: { latest: '2026-12-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await findDay('Monday, December 21, 2026')).toBeDisabled();
    await expect(await findDay('Go to the Next Month')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ChosenByPress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await findDay('Go to the Next Month'));
    await expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    await userEvent.click(await findDay('Saturday, January 16, 2027'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-16');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Sat, Jan 16, 2027');
  },
});

export const LongContent = meta.story({
  args: {
    label: 'The day on which your guests come together for the first time',
    value: '2026-12-23',
    help: 'You can move the event until somebody has reserved a ticket, but not afterwards.',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { value: '2026-12-19' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await findDay('Saturday, December 19, 2026, selected');
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    const next = await findDay('Sunday, December 20, 2026');
    await waitFor(() => expect(next).toHaveFocus());
  },
});

function InDialog(props: DatePickerProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Move the event">
      <Held {...props} />
    </Dialog>
  );
}

/** The calendar lies above the dialog, and Escape closes the calendar alone. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  args: { value: '2026-12-19' },
  render: (args) => <InDialog {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Move the event' });
    const field = within(dialog).getByRole('combobox', { name: 'Event date' });
    await userEvent.click(field);
    const chosen = await findDay('Saturday, December 19, 2026, selected');
    await waitFor(() => expect(chosen).toHaveFocus());
    const { left, top } = chosen.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(chosen);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const walk: [string, string][] = [
      ['', 'Tuesday, December 15, 2026'],
      ['{ArrowLeft}', 'Tuesday, December 15, 2026'],
      ['{ArrowRight}', 'Wednesday, December 16, 2026'],
      ['{ArrowDown}', 'Wednesday, December 23, 2026'],
      ['{Home}', 'Sunday, December 20, 2026'],
      ['{End}', 'Saturday, December 26, 2026'],
      ['{PageDown}', 'Tuesday, January 26, 2027'],
      ['{ArrowUp}', 'Tuesday, January 19, 2027'],
    ];
    for (const [key, name] of walk) {
      if (key !== '') await userEvent.keyboard(key);
      const day = await findDay(name);
      await waitFor(() => expect(day).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    const first = await findDay('Tuesday, December 15, 2026');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-16');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});
