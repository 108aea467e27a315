import { expect, fireEvent, fn } from 'storybook/test';
import { limits, serverMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './NumberField.guide.ts';
import { NumberField } from './NumberField.tsx';

const ControlledField = controlled(NumberField);

const { min, max } = limits.age;

const meta = preview.meta({
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Age', value: null, min, max, onChange: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
});

export const Default = meta.story();

/** Arrows step, Shift steps by ten, Home and End jump to the ends, and Tab skips the buttons. */
Default.test(
  'is operated by keyboard',
  { args: { stepButtons: true } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Age');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('31{ArrowUp}');
    await expect(field).toHaveValue('32');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('30');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(field).toHaveValue('40');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(field).toHaveValue('100');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(field).toHaveValue('18');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Less' })).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'More' })).not.toHaveFocus();
  },
);

Default.test(
  'accepts numbers only, and gives null when cleared',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Age');
    await userEvent.type(field, '3x1!');
    await expect(field).toHaveValue('31');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
);

Default.test(
  'accepts decimals, and keeps the prefix out of its value and name',
  { args: { label: 'Ticket price', prefix: '$', value: 20, min: 0, max: undefined, decimals: 2 } },
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ticket price' });
    await expect(field).toHaveValue('20');
    await userEvent.type(field, '.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(20.5);
    await userEvent.tab();
    await expect(field).toHaveValue('20.5');
  },
);

Default.test(
  'keeps a typed value above the maximum',
  { args: { error: serverMessages.fieldTooBig('age', max) } },
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Age');
    await userEvent.type(field, '131');
    await userEvent.tab();
    await expect(field).toHaveValue('131');
    await expect(args.onChange).toHaveBeenLastCalledWith(131);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose 100 or less for age');
  },
);

Default.test(
  'steps by its buttons up to the maximum',
  { args: { value: 9, min: 1, max: limits.event.tickets.straightMost, stepButtons: true } },
  async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
);

Default.test(
  'scrolls the page with the wheel',
  { args: { value: 31 } },
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Age');
    await userEvent.click(field);
    const isLeftToThePage = fireEvent.wheel(field, { deltaY: 120 });
    await expect(isLeftToThePage).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

/**
 * Amounts run from left to right in every script. Long numbers are identifiers: their digits are not grouped.
 */
export const States = meta.story({
  args: { value: 31 },
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Filled" />
      <ControlledField {...args} label="With help" help="From 18 to 100." />
      <ControlledField
        {...args}
        label="With an error"
        value={131}
        error={serverMessages.fieldTooBig('age', max)}
      />
      <ControlledField {...args} label="Price" prefix="$" value={20.5} min={0} decimals={2} />
      <ControlledField {...args} label="User ID" value={1_048_577} min={1} max={undefined} />
      <ControlledField
        {...args}
        label="Tickets for each side"
        value={10}
        min={1}
        max={10}
        stepButtons
      />
      <ControlledField {...args} label="Disabled" stepButtons disabled />
    </Stack>
  ),
});

States.test('is described by its help, and groups no digits', async ({ canvas }) => {
  await expect(canvas.getByLabelText('With help')).toHaveAccessibleDescription('From 18 to 100.');
  await expect(canvas.getByLabelText('User ID')).toHaveValue('1048577');
});
