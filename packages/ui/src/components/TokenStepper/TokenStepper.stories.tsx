import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './TokenStepper.guide.ts';
import { TokenStepper } from './TokenStepper.tsx';

const ControlledField = controlled(TokenStepper);

const meta = preview.meta({
  title: 'Components/Inputs/TokenStepper',
  component: TokenStepper,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Tokens', value: 10, tokens: 240, onChange: fn() },
  render: (args) => <ControlledField {...args} />,
});

/** The minimum: the user cannot send fewer. */
export const Default = meta.story();

Default.test('does not go below the minimum', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Tokens' })).toBeVisible();
  const fewer = canvas.getByRole('button', { name: 'Fewer tokens' });
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(fewer);
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** Thirty of thirty-five, in whole steps. */
Default.test(
  'does not exceed the tokens of the member',
  { args: { tokens: 35 } },
  async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More tokens' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('30');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
);

/** A button at its limit keeps the focus. */
Default.test('is operated by keyboard', async ({ args, canvas, userEvent }) => {
  const count = canvas.getByRole('status');
  const fewer = canvas.getByRole('button', { name: 'Fewer tokens' });
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'More tokens' })).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(count).toHaveTextContent('30');
  await expect(fewer).not.toHaveAttribute('aria-disabled');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect(count).toHaveTextContent('10');
  await expect(args.onChange).toHaveBeenCalledTimes(4);
  await expect(fewer).toHaveFocus();
});

/** In a reply, the tokens are those of the other member's request. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Above the least" value={40} />
      <ControlledField {...args} label="At the most" value={40} tokens={45} />
      <ControlledField {...args} label="When replying" value={30} disabled />
      <ControlledField {...args} label="With help" help="You have 240 tokens." />
      <ControlledField
        {...args}
        label="With an error"
        value={240}
        error="You have too few tokens"
      />
      <ControlledField {...args} label="Label hidden" labelHidden />
    </Stack>
  ),
});

States.test('announces its state, and has touch-target size', async ({ canvas }) => {
  const group = (name: string) => canvas.getByRole('group', { name });
  const replying = within(group('When replying'));
  for (const button of replying.getAllByRole('button')) await expect(button).toBeDisabled();
  await expect(replying.getByRole('status')).toHaveTextContent('30');
  await expect(group('With help')).toHaveAccessibleDescription('You have 240 tokens.');
  await expect(group('With an error')).toHaveAccessibleDescription('You have too few tokens');
  await expect(group('Label hidden')).toBeVisible();
  for (const button of canvas.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
