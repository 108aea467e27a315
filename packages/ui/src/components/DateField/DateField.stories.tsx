import { expect, fn, waitFor } from 'storybook/test';
import { birthdateEntryProblem } from '@perigee/domain';
import preview from '#.storybook/preview';
import { held } from '../Field/held.tsx';
import { guide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';

const NOW = new Date('2026-12-01T12:00:00Z');

const Held = held(DateField);

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Birthday', autoComplete: 'bday', value: '', onChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const withProblem = (value: string) => ({
  value,
  error: birthdateEntryProblem(value, NOW) ?? undefined,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Birthday');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'bday');
  },
});

export const Filled = meta.story({
  args: { value: '1990-05-12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('05-12-1990');
  },
});

export const Partial = meta.story({ args: { value: '05-1' } });

export const Help = meta.story({ args: { help: 'Others see your age, never your birthday.' } });

export const Disabled = meta.story({ args: { value: '1990-05-12', disabled: true } });

export const BadFormat = meta.story({
  args: withProblem('05-12-19'),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Birthday');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a date in the format MM-DD-YYYY');
  },
});

export const InvalidDate = meta.story({
  args: withProblem('1990-02-30'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription(
      'Invalid date provided',
    );
  },
});

export const Under18 = meta.story({
  args: withProblem('2008-12-02'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription(
      'You must be 18+ to continue',
    );
  },
});

export const Over100 = meta.story({
  args: withProblem('1926-11-30'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription(
      'Invalid date provided',
    );
  },
});

export const LongContent = meta.story({
  args: {
    ...withProblem('05-12-19'),
    label: 'The day on which you were born, as it stands in your passport',
    help: 'We ask for it because only adults may come, and because hosts set an age for their events.',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

/** The digits run from the left all the same. */
export const RightToLeft = meta.story({
  args: { value: '05-1' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** Dashes come by themselves; those that are typed are taken as well, and a short month is filled up. */
export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.click(field);
    await userEvent.keyboard('05');
    await expect(field).toHaveValue('05-');
    await userEvent.keyboard('12199');
    await expect(field).toHaveValue('05-12-199');
    await expect(args.onChange).toHaveBeenLastCalledWith('05-12-199');
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-12');
    await userEvent.clear(field);
    await userEvent.keyboard('5/2/1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-02');
    await userEvent.tab();
  },
});

/** Backspace at the end takes everything away, dash by dash and digit by digit. */
export const Backspace = meta.story({
  args: { value: '05-1' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.click(field);
    for (const left of ['05', '0', '']) {
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue(left);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
  },
});

/** In the middle the caret stays beside the digit that was changed, on either side of a dash. */
export const EditInTheMiddle = meta.story({
  args: { value: '1990-05-12' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Birthday');
    await userEvent.type(field, '{Backspace}', {
      initialSelectionStart: 3,
      initialSelectionEnd: 3,
    });
    await expect(field).toHaveValue('05-12-1990');
    await waitFor(() => expect(field.selectionStart).toBe(2));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(field.selectionStart).toBe(1));
    await userEvent.keyboard('6');
    await expect(field).toHaveValue('06-12-1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-06-12');
    await userEvent.tab();
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    for (const text of ['1990-05-12', 'May 12, 1990', '12 May 1990', '5/12/1990']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('05-12-1990');
      await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-12');
    }
    await userEvent.tab();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Birthday')).toHaveFocus();
    await userEvent.keyboard('05121990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-12');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Birthday')).not.toHaveFocus();
  },
});
