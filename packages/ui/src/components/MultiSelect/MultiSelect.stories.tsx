import { expect, fn, within } from 'storybook/test';
import { limits, messages } from '@perigee/domain';
import { optionMessages } from '@perigee/domain/questionnaire';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './MultiSelect.guide.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const ControlledField = controlled<MultiSelectProps<string | number>>(MultiSelect);

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
  title: 'Components/Inputs/MultiSelect',
  component: MultiSelect,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Religion',
    options,
    value: [],
    noneChosen: optionMessages.openToAll,
    onChange: fn(),
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

/** The list scrolls within its height. */
export const Default = meta.story();

const { widePx, narrowVh } = limits.multiSelectHeight;

Default.test(
  'is at most 350 px high in a wide window',
  { globals: { viewport: { value: 'desktop' } } },
  async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Religion' });
    await expect(list).toHaveAccessibleDescription(optionMessages.openToAll);
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(widePx);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
);

Default.test(
  'is at most half as high as a narrow window',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const list = canvas.getByRole('group');
    const most = (innerHeight * narrowVh) / 100;
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(most);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
);

Default.test('adds and removes pressed options', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Buddhist' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Agnostic' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['buddhist', 'agnostic']);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Buddhist' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['agnostic']);
  await expect(canvas.getByText('1 chosen')).toBeVisible();
});

Default.test(
  'clears all, and moves the focus to the first option',
  { args: { value: ['atheist', 'buddhist'] } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: optionMessages.clear }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
    await expect(canvas.getByRole('checkbox', { name: 'Agnostic' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

/** Tab moves and scrolls, Space toggles. */
Default.test('is operated by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('checkbox', { name: 'Agnostic' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenLastCalledWith(['agnostic']);
  // The clear button is before the list in the tab order.
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
});

Default.test(
  'is submitted by a form',
  {
    args: { name: 'religion', value: ['atheist', 'sikh'] },
    render: (args) => (
      <form data-testid="form">
        <ControlledField {...args} />
      </form>
    ),
  },
  async ({ canvas }) => {
    const data = new FormData(canvas.getByTestId<HTMLFormElement>('form'));
    await expect(data.getAll('religion')).toEqual(['atheist', 'sikh']);
  },
);

/** If an empty choice has no meaning of its own, the summary shows the count. */
export const States = meta.story({
  args: { options: options.slice(0, 4) },
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Chosen" value={['agnostic', 'atheist', 'catholic']} />
      <ControlledField {...args} label="None chosen" noneChosen={undefined} />
      <ControlledField {...args} label="With help" help="Choose as many as you like." />
      <ControlledField {...args} label="With an error" error={messages.tryAgain} />
      <ControlledField {...args} label="Disabled" value={['atheist']} disabled />
      <ControlledField
        {...args}
        label="With a disabled option"
        options={args.options.map((option, index) => ({ ...option, disabled: index === 1 }))}
      />
      <ControlledField {...args} label="Without options" options={[]} />
    </Stack>
  ),
});

States.test('counts the chosen options, and describes the error', async ({ canvas }) => {
  const chosen = canvas.getByRole('group', { name: 'Chosen' });
  await expect(within(chosen).getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  await expect(chosen).toHaveAccessibleDescription('3 chosen');
  const wrong = canvas.getByRole('group', { name: 'With an error' });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(
    `${messages.tryAgain} ${optionMessages.openToAll}`,
  );
  await expect(canvas.getByText(optionMessages.none)).toBeVisible();
});

States.test('does nothing while disabled', async ({ args, canvas, userEvent }) => {
  const press = (list: string, name: string) =>
    userEvent.click(
      within(canvas.getByRole('group', { name: list })).getByRole('checkbox', { name }),
    );
  await press('Disabled', 'Buddhist');
  await press('With a disabled option', 'Atheist');
  await expect(args.onChange).not.toHaveBeenCalled();
});
