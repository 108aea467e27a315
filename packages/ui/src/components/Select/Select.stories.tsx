import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { H_NUMBERS, messages, optionMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

function Held({ value: first, onChange, ...rest }: SelectProps<string | number>) {
  const [value, setValue] = useState(first);
  return (
    <Select
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const options = [
  { value: 'monogamous', label: 'Monogamous' },
  { value: 'open', label: 'Open' },
  { value: 'polyamorous', label: 'Polyamorous' },
  { value: 'mostly', label: 'Mostly monogamous' },
  { value: 'undecided', label: 'Not sure yet' },
];

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Relationship model', options, value: null, onChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

const listIsOpen = () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
const listIsClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const isOn = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Relationship model' });
    await expect(field).toHaveTextContent(optionMessages.selectOne);
    await expect(field).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Chosen = meta.story({ args: { value: 'open' } });

export const Open = meta.story({
  args: { value: 'open' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Relationship model' });
    await userEvent.click(field);
    await listIsOpen();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await expect(screen.getByRole('listbox', { name: 'Relationship model' })).toBeVisible();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Open');
    await isOn('Open');
  },
});

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Polyamorous' }));
    await listIsClosed();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('polyamorous');
    await expect(field).toHaveTextContent('Polyamorous');
    await expect(field).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { value: 'open', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const WithHelp = meta.story({
  args: { help: 'Only people you match with see this.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Only people you match with see this.',
    );
  },
});

export const WithError = meta.story({
  args: { error: messages.tryAgain },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(messages.tryAgain);
  },
});

/** The form stays, the focus goes to the field, and the message leaves with the choice. */
export const NativeValidationMessage = meta.story({
  args: { required: true, name: 'relationshipModel' },
  render: (args) => (
    <form
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        sent([...new FormData(event.currentTarget)]);
      }}
    >
      <div style={{ width: '100%' }}>
        <Held {...args} />
      </div>
      <Button type="submit">Next</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const field = canvas.getByRole('combobox');
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/select an item/i);
    await userEvent.keyboard('o');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.click(next);
    await expect(sent).toHaveBeenCalledWith([['relationshipModel', 'open']]);
    next.blur();
  },
});

const sent = fn();

/** The state that the story above passes through, to be looked at. */
export const SentWithoutAChoice = meta.story({
  args: { required: true, name: 'relationshipModel' },
  render: (args) => (
    <form data-testid="form">
      <Held {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    canvas.getByTestId<HTMLFormElement>('form').requestSubmit();
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeInvalid());
  },
});

/** Whoever goes on without a choice is told by the browser's words; the focus is theirs to move. */
export const LeftWithoutAChoice = meta.story({
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/select an item/i);
    await expect(field).not.toHaveFocus();
  },
});

export const NoOptions = meta.story({
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await listIsOpen();
    const only = screen.getByRole('option', { name: optionMessages.none });
    await expect(only).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Is shown and skipped by letters, and cannot be chosen. */
export const WithADisabledOption = meta.story({
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'open' })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await listIsOpen();
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await listIsClosed();
    await userEvent.keyboard('o');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** For dense tables: 36 px, or 44 where a finger presses. */
export const Small = meta.story({
  args: {
    size: 'small',
    label: 'H# of Marisol Vega',
    labelHidden: true,
    placeholder: 'H#',
    options: H_NUMBERS.map((number) => ({ value: number, label: String(number) })),
  },
  decorators: [(Story) => <div style={{ width: 76 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'H# of Marisol Vega' });
    const height = matchMedia('(pointer: coarse)').matches ? 44 : 36;
    await expect(field.getBoundingClientRect().height).toBe(height);
  },
});

export const SmallAndOpen = meta.story({
  args: { ...Small.input.args, value: 7 },
  decorators: [(Story) => <div style={{ width: 76 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await listIsOpen();
    await isOn('7');
  },
});

/** A value that is no longer among the options counts as none. */
export const MissingContent = meta.story({
  args: { value: 'a value from before' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent(optionMessages.selectOne);
  },
});

export const LongContent = meta.story({
  args: {
    label: 'The place at which you would most like to meet somebody for the first time',
    value: 'lake',
    options: [
      {
        value: 'lake',
        label: 'By the lake, early in the evening, where the light is warm and there is a breeze',
      },
      ...Array.from({ length: 60 }, (_, index) => ({
        value: `place-${index}`,
        label: `Another place, number ${index + 1}`,
      })),
    ],
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await listIsOpen();
    await isOn('By the lake, early in the evening, where the light is warm and there is a breeze');
  },
});

export const RightToLeft = meta.story({
  args: { value: 'open' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** Nothing but keys. Also letters, on the open list and on the closed field. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Relationship model' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await listIsOpen();
    await isOn('Monogamous');
    await userEvent.keyboard('{ArrowDown}');
    await isOn('Open');
    await userEvent.keyboard('{End}');
    await isOn('Not sure yet');
    await userEvent.keyboard('{Home}');
    await isOn('Monogamous');
    await userEvent.keyboard('p');
    await isOn('Polyamorous');
    await userEvent.keyboard('{Enter}');
    await listIsClosed();
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('polyamorous');

    await userEvent.keyboard('{ArrowDown}');
    await isOn('Polyamorous');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await listIsClosed();
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('mo');
    await expect(field).toHaveTextContent('Mostly monogamous');
  },
});

/** Leaving is told once, when the focus is neither on the field nor in its list. */
export const Left = meta.story({
  args: { onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isOn('Monogamous');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await listIsClosed();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

/** The list stands above the dialog, and Escape closes the list alone. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog open title="Preferences" onOpenChange={closed} onEntered={entered}>
      <Held {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    closed.mockClear();
    await waitFor(() => expect(entered).toHaveBeenCalled());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Relationship model' }));
    await isOn('Monogamous');
    await userEvent.keyboard('{Escape}');
    await listIsClosed();
    await expect(closed).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await isOn('Monogamous');
  },
});

const entered = fn();
const closed = fn();
