import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messages, optionMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './MultiSelect.guide.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function Held({ value: first, onChange, ...rest }: MultiSelectProps<string | number>) {
  const [value, setValue] = useState(first);
  return (
    <MultiSelect
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
  'Agnostic',
  'Atheist',
  'Buddhist',
  'Catholic',
  'Christian',
  'Hindu',
  'Jewish',
  'Muslim',
  'Sikh',
  'Spiritual',
  'Other',
].map((label) => ({ value: label.toLowerCase(), label }));

const meta = preview.meta({
  title: 'Components/MultiSelect',
  component: MultiSelect,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    label: 'Religion',
    options,
    value: [],
    noneChosen: optionMessages.openToAll,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

/** At most 350 px high where the window is wide, and half of the window otherwise. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Religion' });
    await expect(list).toHaveAccessibleDescription(optionMessages.openToAll);
    const isWide = matchMedia('(min-width: 768px)').matches;
    const most = isWide ? 350 : innerHeight / 2;
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(most);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
});

export const Chosen = meta.story({
  args: { value: ['atheist', 'buddhist', 'spiritual'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('3 chosen');
  },
});

/** Where nothing chosen has no meaning of its own. */
export const NoneChosen = meta.story({
  args: { label: 'Fitness activities', noneChosen: undefined, options: options.slice(0, 4) },
});

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Buddhist' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agnostic' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['buddhist', 'agnostic']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Buddhist' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['agnostic']);
    await expect(canvas.getByText('1 chosen')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
});

export const Cleared = meta.story({
  args: { value: ['atheist', 'buddhist'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: optionMessages.clear }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
    await expect(canvas.getByRole('checkbox', { name: 'Agnostic' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { value: ['atheist'], disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Buddhist' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WithADisabledOption = meta.story({
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'atheist' })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Atheist' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
});

export const NoOptions = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(optionMessages.none)).toBeVisible();
  },
});

export const WithHelp = meta.story({
  args: { help: 'Choose as many as you like.', options: options.slice(0, 4) },
});

export const WithError = meta.story({
  args: { error: messages.tryAgain, options: options.slice(0, 4) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group');
    await expect(list).toHaveAttribute('aria-invalid', 'true');
    await expect(list).toHaveAccessibleDescription(
      `${messages.tryAgain} ${optionMessages.openToAll}`,
    );
  },
});

export const LongContent = meta.story({
  args: {
    label: 'What the person whom you would like to meet believes in, or used to believe in',
    value: ['long'],
    options: [
      {
        value: 'long',
        label: 'Something that takes more than a few words to say, and time to hear',
      },
      ...options.slice(0, 3),
    ],
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const SentByAForm = meta.story({
  args: { name: 'religion', value: ['atheist', 'sikh'] },
  render: (args) => (
    <form data-testid="form">
      <Held {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const data = new FormData(canvas.getByTestId<HTMLFormElement>('form'));
    await expect(data.getAll('religion')).toEqual(['atheist', 'sikh']);
  },
});

/** Nothing but keys: Tab walks and scrolls, Space ticks. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Agnostic' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['agnostic']);
    // The way back has come before the list.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: optionMessages.clear })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    const last = canvas.getByRole('checkbox', { name: 'Other' });
    for (let step = 1; step < options.length; step += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    const { bottom } = (last.parentElement as HTMLElement).getBoundingClientRect();
    const list = canvas.getByRole('group').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(list.bottom);
  },
});
