import { expect, fn, waitFor } from 'storybook/test';
import { birthdateEntryProblem } from '@perigee/domain/profile';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { guide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';

const ControlledField = controlled(DateField);

const meta = preview.meta({
  title: 'Components/Inputs/DateField',
  component: DateField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Birthday', autoComplete: 'bday', value: '', onChange: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

const INCOMPLETE = '05-12-19';

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ControlledField {...args} label="Filled" value="1990-05-12" />
      <ControlledField {...args} label="Partial" value="05-1" />
      <ControlledField
        {...args}
        label="With help"
        help="Others see your age, never your birthday."
      />
      <ControlledField
        {...args}
        label="With an error"
        value={INCOMPLETE}
        error={birthdateEntryProblem(INCOMPLETE, new Date('2026-12-01T12:00:00Z')) ?? undefined}
      />
      <ControlledField {...args} label="Disabled" value="1990-05-12" disabled />
    </div>
  ),
});

Default.test(
  'asks for digits, which run from left to right in every language',
  async ({ canvas }) => {
    const field = canvas.getByLabelText('Birthday');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'bday');
    await expect(field).toHaveAttribute('dir', 'ltr');
  },
);

States.test('shows a date as users type it, and describes its error', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Filled')).toHaveValue('05-12-1990');
  const field = canvas.getByLabelText('With an error');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Enter a date in the format MM-DD-YYYY');
});

// Typed dashes are accepted too, and a short month is padded.
Default.test('adds the dashes while the user types a date', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Birthday');
  await userEvent.tab();
  await expect(field).toHaveFocus();
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
  await expect(field).not.toHaveFocus();
});

Default.test(
  'loses dash by dash and digit by digit to Backspace',
  { args: { value: '05-1' } },
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.click(field);
    for (const left of ['05', '0', '']) {
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue(left);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
);

Default.test(
  'keeps the caret beside the changed digit, on both sides of a dash',
  { args: { value: '1990-05-12' } },
  async ({ args, canvas, userEvent }) => {
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
  },
);

Default.test('reads pasted dates in other formats', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Birthday');
  for (const text of ['1990-05-12', 'May 12, 1990', '12 May 1990', '5/12/1990']) {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    await expect(field).toHaveValue('05-12-1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-12');
  }
});
