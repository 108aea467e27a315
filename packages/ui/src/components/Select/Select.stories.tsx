import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { messages } from '@perigee/domain';
import { H_NUMBERS } from '@perigee/domain/admin';
import { optionMessages } from '@perigee/domain/questionnaire';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

const ControlledField = controlled<SelectProps<string | number>>(Select);

const options = [
  { value: 'monogamous', label: 'Monogamous' },
  { value: 'open', label: 'Open' },
  { value: 'polyamorous', label: 'Polyamorous' },
  { value: 'mostly', label: 'Mostly monogamous' },
  { value: 'undecided', label: 'Not sure yet' },
];

const meta = preview.meta({
  title: 'Components/Inputs/Select',
  component: Select,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Relationship model', options, value: null, onChange: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

const listIsOpen = () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
const listIsClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const isOn = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());

export const Default = meta.story();

Default.test('announces that it opens a list', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Relationship model' });
  await expect(field).toHaveTextContent(optionMessages.selectOne);
  await expect(field).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

Default.test(
  'treats a value that is not among the options as none',
  { args: { value: 'a value from before' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent(optionMessages.selectOne);
  },
);

Default.test(
  'leaves the focus where it has moved while the list closes',
  {
    render: (args) => (
      <Stack gap={4}>
        <ControlledField
          {...args}
          onChange={() =>
            requestAnimationFrame(() => document.querySelector<HTMLElement>('[name=next]')?.focus())
          }
        />
        <input name="next" aria-label="Next field" />
      </Stack>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Polyamorous' }));
    await listIsClosed();
    await expect(canvas.getByLabelText('Next field')).toHaveFocus();
  },
);

Default.test('takes the pressed option', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Polyamorous' }));
  await listIsClosed();
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('polyamorous');
  await expect(field).toHaveTextContent('Polyamorous');
  await expect(field).toHaveFocus();
});

/** Also by typed letters, in the open list and in the closed field. */
Default.test('opens, chooses and closes by keyboard', async ({ args, canvas, userEvent }) => {
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
});

/** The focus may move to the list and back. */
Default.test(
  'calls onBlur once',
  { args: { onBlur: fn() } },
  async ({ args, canvas, userEvent }) => {
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
);

Default.test(
  "shows the browser's message when it loses the focus without a choice",
  { args: { required: true } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/select an item/i);
    await expect(field).not.toHaveFocus();
  },
);

/** For dense tables: 36 px, or 44 on touch devices. */
const small = {
  size: 'small',
  label: 'H# of Marisol Vega',
  labelHidden: true,
  placeholder: 'H#',
  options: H_NUMBERS.map((number) => ({ value: number, label: String(number) })),
} as const;

export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Chosen" value="open" />
      <ControlledField {...args} label="With help" help="Only people you match with see this." />
      <ControlledField {...args} label="With an error" error={messages.tryAgain} />
      <ControlledField {...args} label="Disabled" value="open" disabled />
      <div style={{ width: 76 }}>
        <ControlledField {...args} {...small} />
      </div>
    </Stack>
  ),
});

States.test('announces its state, and is small for dense tables', async ({ canvas }) => {
  const field = (name: string) => canvas.getByRole('combobox', { name });
  await expect(field('With help')).toHaveAccessibleDescription(
    'Only people you match with see this.',
  );
  await expect(field('With an error')).toBeInvalid();
  await expect(field('With an error')).toHaveAccessibleDescription(messages.tryAgain);
  await expect(field('Disabled')).toBeDisabled();
  const height = matchMedia('(pointer: coarse)').matches ? 44 : 36;
  await expect(field('H# of Marisol Vega').getBoundingClientRect().height).toBe(height);
});

/** One of the options is disabled. */
export const Open = meta.story({
  args: {
    value: 'open',
    options: options.map((option) => ({ ...option, disabled: option.value === 'polyamorous' })),
  },
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

Open.test(
  'does not take a disabled option, by a press or by letters',
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('option', { name: 'Polyamorous' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await listIsClosed();
    await userEvent.keyboard('p');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

export const SmallAndOpen = meta.story({
  args: { ...small, value: 7 },
  decorators: [(Story) => <div style={{ width: 76 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await listIsOpen();
    await isOn('7');
  },
});

/** More options than fit, one of which wraps. */
export const LongList = meta.story({
  args: {
    label: 'The place at which you would most like to meet',
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

export const NoOptions = meta.story({
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await listIsOpen();
    const only = screen.getByRole('option', { name: optionMessages.none });
    await expect(only).toHaveAttribute('aria-disabled', 'true');
  },
});

const sent = fn();

/** A form was submitted without a choice: the submission is blocked, and the focus moves to the field. */
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
        <ControlledField {...args} />
      </div>
      <Button type="submit">Next</Button>
    </form>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/select an item/i);
  },
});

NativeValidationMessage.test(
  'removes the message after a choice, which is submitted',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.keyboard('o');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(sent).toHaveBeenCalledWith([['relationshipModel', 'open']]);
  },
);

const entered = fn();
const closed = fn();

/** The list is above the dialog. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog open title="Preferences" onOpenChange={closed} onEntered={entered}>
      <ControlledField {...args} />
    </Dialog>
  ),
  beforeEach: () => {
    entered.mockClear();
    closed.mockClear();
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(entered).toHaveBeenCalled());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Relationship model' }));
    await isOn('Monogamous');
  },
});

InADialog.test('closes only the list on Escape, and opens it again', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await listIsClosed();
  await expect(closed).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await isOn('Monogamous');
});
