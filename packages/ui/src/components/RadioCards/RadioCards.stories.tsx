import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './RadioCards.guide.ts';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Held({ value: first, onChange, ...rest }: RadioCardsProps<string | number>) {
  const [value, setValue] = useState(first);
  return (
    <RadioCards
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/RadioCards',
  component: RadioCards,
  tags: ['autodocs', 'ready'],
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
  render: (args) => <Held {...args} />,
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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sexuality' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
});

export const Chosen = meta.story({ args: { value: 'lesbian' } });

export const Plans = meta.story({
  args: { label: 'Plan', options: plans, value: 'year' },
  play: async ({ canvas }) => {
    const year = canvas.getByRole('radio', { name: 'One year' });
    await expect(year).toBeChecked();
    await expect(year).toHaveAccessibleDescription(
      'Recommended Paid once, and charged only when you are accepted. $20 / month',
    );
  },
});

export const Disabled = meta.story({
  args: { label: 'Plan', options: plans, value: 'year', disabled: true },
});

export const OneDisabled = meta.story({
  args: {
    label: 'Plan',
    value: 'half-year',
    options: plans.map((plan) => ({ ...plan, disabled: plan.value === 'year' })),
  },
});

export const WithHelp = meta.story({
  args: { help: 'Is not shown on your profile.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Is not shown on your profile.',
    );
  },
});

export const WithError = meta.story({
  args: { error: messages.tryAgain },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(messages.tryAgain);
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sexuality' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'Plan',
    value: 'year',
    options: [
      {
        value: 'year',
        label:
          'A year of introductions, of evenings by the lake, and of whatever follows from them',
        description:
          'Paid once, and charged only when you are accepted. You can end it at any time, and what is left of the year stays yours.',
        trailing: '$1,240.00 / month',
        badge: 'Recommended by everybody',
      },
      ...plans.slice(1),
    ],
  },
});

export const Narrow = meta.story({
  args: { label: 'Plan', options: plans, value: 'half-year' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { label: 'Plan', options: plans, value: 'year' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const Choosing = meta.story({
  args: { label: 'Plan', options: plans },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Paid every month.'));
    await expect(args.onChange).toHaveBeenCalledWith('month');
    const radio = canvas.getByRole('radio', { name: 'One month' });
    await expect(radio).toBeChecked();
    const { height } = (radio.parentElement as HTMLElement).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});

/** Tab reaches the group once; arrow keys choose, and go round. */
export const Keyboard = meta.story({
  args: { value: 'gay' },
  play: async ({ args, canvas, userEvent }) => {
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
});
