import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { limits, serverMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './NumberField.guide.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Held({ value: first, onChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <NumberField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const { min, max } = limits.age;

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Age', value: null, min, max, onChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Filled = meta.story({ args: { value: 31 } });

export const Help = meta.story({
  args: { help: 'From 18 to 100.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Age')).toHaveAccessibleDescription('From 18 to 100.');
  },
});

/** The prefix is no part of the value, nor of the name. */
export const Price = meta.story({
  args: { label: 'Ticket price', prefix: '$', value: 20, min: 0, max: undefined, decimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ticket price' });
    await expect(field).toHaveValue('20');
    await userEvent.type(field, '.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(20.5);
    await userEvent.tab();
    await expect(field).toHaveValue('20.5');
  },
});

/** Long numbers are names here: nothing is put between their digits. */
export const UserId = meta.story({
  args: { label: 'User ID', min: 1, max: undefined, value: 1_048_577 },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('User ID')).toHaveValue('1048577');
  },
});

export const StepButtons = meta.story({
  args: {
    label: 'Tickets for each side',
    value: 9,
    min: 1,
    max: limits.event.tickets.straightMost,
    stepButtons: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
    await userEvent.tab();
  },
});

export const Disabled = meta.story({ args: { value: 31, disabled: true, stepButtons: true } });

/** What was typed stays, and the form says what is wrong with it. */
export const WithError = meta.story({
  args: { error: serverMessages.fieldTooBig('age', max) },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Age');
    await userEvent.type(field, '131');
    await userEvent.tab();
    await expect(field).toHaveValue('131');
    await expect(args.onChange).toHaveBeenLastCalledWith(131);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose 100 or less for age');
  },
});

export const LongContent = meta.story({
  args: {
    label: 'How many tickets there are for each of the two sides of this event',
    prefix: '$',
    value: 123_456_789_012,
    max: undefined,
    stepButtons: true,
    error: 'Choose a number that is not greater than the number of seats in the room',
  },
});

export const Narrow = meta.story({
  args: { value: 5, stepButtons: true },
  decorators: [(Story) => <div style={{ width: 140 }}>{Story()}</div>],
});

/** Amounts are read from the left in every script. */
export const RightToLeft = meta.story({
  args: { label: 'Ticket price', prefix: '$', value: 20, stepButtons: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const OnlyNumbers = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Age');
    await userEvent.type(field, '3x1!');
    await expect(field).toHaveValue('31');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
  },
});

/** Whoever scrolls over it while it has the focus scrolls the page. */
export const WheelDoesNothing = meta.story({
  args: { value: 31 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Age');
    await userEvent.click(field);
    const isLeftToThePage = fireEvent.wheel(field, { deltaY: 120 });
    await expect(isLeftToThePage).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
  },
});

/** Arrows step, Shift steps by ten, Home and End jump to the ends, and Tab passes the buttons by. */
export const Keyboard = meta.story({
  args: { stepButtons: true },
  play: async ({ canvas, userEvent }) => {
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
});
