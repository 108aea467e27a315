import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './RadioCards.guide.ts';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const ControlledField = controlled<RadioCardsProps<string | number>>(RadioCards);

const meta = preview.meta({
  title: 'Components/Inputs/RadioCards',
  component: RadioCards,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Sexuality',
    options: [
      { value: 'straight', label: 'Straight' },
      { value: 'gay', label: 'Gay' },
      { value: 'lesbian', label: 'Lesbian' },
      { value: 'bisexual', label: 'Bisexual' },
    ],
    value: null,
    onChange: fn(),
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

const plans = [
  {
    value: 'year',
    label: 'One year',
    description: 'Paid once, and charged only when you are accepted.',
    trailing: '$20 / month',
    badge: 'Recommended',
  },
  {
    value: 'half-year',
    label: 'Six months',
    description: 'Paid every six months.',
    trailing: '$25 / month',
  },
  { value: 'month', label: 'One month', description: 'Paid every month.', trailing: '$30 / month' },
];

export const Default = meta.story();

/** Tab reaches the group once; arrow keys choose, and wrap around. */
Default.test(
  'is operated by keyboard',
  { args: { value: 'gay' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Gay' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Lesbian' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('lesbian');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Bisexual' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
);

export const Plans = meta.story({ args: { label: 'Plan', options: plans, value: 'year' } });

Plans.test('is chosen by a press anywhere on the card', async ({ args, canvas, userEvent }) => {
  const year = canvas.getByRole('radio', { name: 'One year' });
  await expect(year).toBeChecked();
  await expect(year).toHaveAccessibleDescription(
    'Recommended Paid once, and charged only when you are accepted. $20 / month',
  );
  await userEvent.click(canvas.getByText('Paid every month.'));
  await expect(args.onChange).toHaveBeenCalledWith('month');
  const radio = canvas.getByRole('radio', { name: 'One month' });
  await expect(radio).toBeChecked();
  const { height } = (radio.parentElement as HTMLElement).getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(44);
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="With help" help="Is not shown on your profile." />
      <ControlledField {...args} label="With an error" error={messages.tryAgain} />
      <ControlledField {...args} label="Without a shown label" labelHidden value="gay" />
      <ControlledField {...args} label="Disabled" options={plans} value="year" disabled />
      <ControlledField
        {...args}
        label="With a disabled card"
        value="half-year"
        options={plans.map((plan) => ({ ...plan, disabled: plan.value === 'year' }))}
      />
    </Stack>
  ),
});

States.test('is named by its label, and described by its help and error', async ({ canvas }) => {
  const group = (name: string) => canvas.getByRole('radiogroup', { name });
  await expect(group('With help')).toHaveAccessibleDescription('Is not shown on your profile.');
  await expect(group('With an error')).toHaveAttribute('aria-invalid', 'true');
  await expect(group('With an error')).toHaveAccessibleDescription(messages.tryAgain);
  await expect(group('Without a shown label')).toBeVisible();
});
