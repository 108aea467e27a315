import { expect, fn, waitFor } from 'storybook/test';
import { fieldMessages, limits } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const MINIMUM = 'Please enter a minimum of 20 characters';
const LETTER =
  'I would like to meet someone who reads on trains, walks in the rain, and cooks for more people ' +
  'than there are chairs. I play the viola badly and happily.';

const meta = preview.meta({
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Add a comment', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('grows line by line', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Add a comment');
  const { height } = field.getBoundingClientRect();
  await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
  await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThan(height));
});

Default.test('inserts a line on Enter, and Tab leaves it', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Add a comment');
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('Hello,{Enter}Noor.');
  await expect(field).toHaveValue('Hello,\nNoor.');
  await userEvent.tab();
  await expect(field).not.toHaveFocus();
});

/**
 * A text that is too short when the field loses the focus gets an error, which is announced, and disappears
 * with the last missing character.
 */
Default.test(
  'shows the error of its minimum on blur, until the text is long enough',
  { args: { minLength: 20 } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Add a comment');
    await userEvent.type(field, 'A very good frien');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(MINIMUM);
    await expect(canvas.getByText(MINIMUM).closest('[aria-live=polite]')).not.toBeNull();
    await userEvent.type(field, 'd of');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText(fieldMessages.text.tooShort(20))).toBeNull();
  },
);

Default.test(
  'announces the remaining characters near the maximum, at a few points, and takes no more at the maximum',
  { args: { maxLength: 30, counter: true, defaultValue: 'I read on trains' } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Add a comment');
    await expect(canvas.getByText('20 characters left or fewer')).toBeInTheDocument();
    await userEvent.type(field, ' and ');
    await expect(canvas.getByText('10 characters left or fewer')).toBeInTheDocument();
    await userEvent.type(field, 'walk in rain');
    await expect(field).toHaveValue('I read on trains and walk in r');
    await expect(canvas.getByText('30 / 30')).toBeVisible();
    await expect(canvas.getByText('No characters left')).toBeInTheDocument();
  },
);

export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <TextArea {...args} label="With a placeholder" placeholder="What made you smile?" />
      <TextArea {...args} label="Filled" defaultValue={LETTER} />
      <TextArea {...args} label="With help" help="Only admins read it." />
      <TextArea {...args} label="With an error" required error="Give a reason" />
      <TextArea {...args} label="Disabled" disabled defaultValue="Hello, Noor." />
      <TextArea {...args} label="Label hidden" labelHidden placeholder="Label hidden" />
    </Stack>
  ),
});

States.test('shows all of its text, and has a name and a description', async ({ canvas }) => {
  const filled = canvas.getByLabelText('Filled');
  await expect(filled.scrollHeight).toBeLessThanOrEqual(filled.clientHeight);
  await expect(canvas.getByLabelText('With help')).toHaveAccessibleDescription(
    'Only admins read it.',
  );
  const wrong = canvas.getByLabelText('With an error');
  await expect(wrong).toBeInvalid();
  await expect(wrong).toHaveAccessibleDescription('Give a reason');
  await expect(canvas.getByRole('textbox', { name: 'Label hidden' })).toBeVisible();
});

/** A minimum is a note until it is missed. If a form shows the same error, it appears once. */
export const Lengths = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <TextArea {...args} label="With a minimum" minLength={20} help="Only admins read it." />
      <TextArea {...args} label="Minimum missed" minLength={20} error={MINIMUM} />
      <TextArea
        {...args}
        label="Counted"
        maxLength={limits.likeCommentLength}
        counter
        defaultValue="Hello, Noor."
      />
      <TextArea {...args} label="Full" maxLength={12} counter defaultValue="Hello, Noor." />
    </Stack>
  ),
});

Lengths.test('is described by its limits', async ({ canvas }) => {
  const field = canvas.getByLabelText('With a minimum');
  await expect(field).toHaveAccessibleDescription(`Only admins read it. ${MINIMUM}`);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(canvas.getByLabelText('Minimum missed')).toHaveAccessibleDescription(MINIMUM);
  await expect(canvas.getByText('12 / 300')).toBeVisible();
  await expect(canvas.getByLabelText('Counted')).toHaveAccessibleDescription(
    'Up to 300 characters.',
  );
});
