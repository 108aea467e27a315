import { expect, fn, waitFor } from 'storybook/test';
import { limits, messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const MINIMUM = 'Please enter a minimum of 20 characters';
const LETTER =
  'I would like to meet somebody who reads on trains, walks in the rain, and cooks for more people ' +
  'than there are chairs. I play the viola badly and happily.';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Add a comment', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Placeholder = meta.story({ args: { placeholder: 'What made you smile?' } });

export const Filled = meta.story({
  args: { defaultValue: LETTER },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Add a comment');
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
});

export const Help = meta.story({
  args: { label: 'Reason', help: 'Only admins read it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Reason')).toHaveAccessibleDescription(
      'Only admins read it.',
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Hello, Noor.' } });

export const WithError = meta.story({
  args: { label: 'Reason', required: true, error: 'Give a reason' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Reason');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Give a reason');
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true, placeholder: 'Add a comment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
  },
});

/** The minimum is a note while nobody has missed it. */
export const WithMinimum = meta.story({
  args: { label: 'Reason', minLength: 20, help: 'Only admins read it.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Reason');
    await expect(field).toHaveAccessibleDescription(`Only admins read it. ${MINIMUM}`);
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
});

/** Left with too little, it is an error, which is said aloud and goes with the last character. */
export const BelowMinimum = meta.story({
  args: { label: 'Reason', minLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Reason');
    await userEvent.type(field, 'A very good frien');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(MINIMUM);
    await expect(canvas.getByText(MINIMUM).closest('[aria-live=polite]')).not.toBeNull();
  },
});

/** Where a form says the same, it is said once. */
export const MinimumOfAForm = meta.story({
  args: { label: 'Reason', minLength: 20, error: MINIMUM },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Reason')).toHaveAccessibleDescription(MINIMUM);
  },
});

export const MinimumReached = meta.story({
  args: { label: 'Reason', minLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Reason');
    await userEvent.type(field, 'A very good frien');
    await userEvent.tab();
    await userEvent.type(field, 'd of');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText(messages.text.tooShort(20))).toBeNull();
    await userEvent.tab();
  },
});

export const Counted = meta.story({
  args: { maxLength: limits.likeCommentLength, counter: true, defaultValue: 'Hello, Noor.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 / 300')).toBeVisible();
    await expect(canvas.getByLabelText('Add a comment')).toHaveAccessibleDescription(
      'Up to 300 characters.',
    );
  },
});

/** Near the end it is said how much is left, at a few points; at the end no more can be typed. */
export const CounterAtTheEnd = meta.story({
  args: { maxLength: 30, counter: true, defaultValue: 'I read on trains' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Add a comment');
    await expect(canvas.getByText('20 characters left or fewer')).toBeInTheDocument();
    await userEvent.type(field, ' and ');
    await expect(canvas.getByText('10 characters left or fewer')).toBeInTheDocument();
    await userEvent.type(field, 'walk in rain');
    await expect(field).toHaveValue('I read on trains and walk in r');
    await expect(canvas.getByText('30 / 30')).toBeVisible();
    await expect(canvas.getByText('No characters left')).toBeInTheDocument();
    await userEvent.tab();
  },
});

/** Grows line by line, up to its greatest height. */
export const Grows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Add a comment');
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThan(height));
    await userEvent.tab();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'What you would like the person who reads your application to know about you',
    defaultValue: Array.from({ length: 5 }, () => LETTER).join('\n\n'),
    maxLength: 1000,
    counter: true,
    error: 'Please leave out telephone numbers, addresses, and the names of other people',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});

export const Narrow = meta.story({
  args: { minLength: 20, maxLength: 300, counter: true, help: 'Only Noor reads it.' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

/** The counter stands at the other end, and the text begins at the right. */
export const RightToLeft = meta.story({
  args: { maxLength: 300, counter: true, help: 'Only Noor reads it.', defaultValue: LETTER },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** Enter begins a line; Tab leaves. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Add a comment');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Hello,{Enter}Noor.');
    await expect(field).toHaveValue('Hello,\nNoor.');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});
