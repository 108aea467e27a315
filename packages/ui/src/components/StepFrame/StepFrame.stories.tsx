import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ArcProgress } from '../ArcProgress/ArcProgress.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { action, fields } from './StepFrame.css.ts';
import { guide } from './StepFrame.guide.ts';
import { StepFrame } from './StepFrame.tsx';

const meta = preview.meta({
  title: 'Components/StepFrame',
  component: StepFrame,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    title: 'What is your email?',
    onBack: fn(),
    onSubmit: fn(),
    mayFocus: false,
    progress: <ArcProgress label="Sign-up" current={2} total={3} />,
    children: (
      <>
        <div className={fields}>
          <TextField label="Email" type="email" />
        </div>
        <Button type="submit" block className={action} disabled>
          Continue
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>],
});

/** It may not take the focus yet, and leaves it alone. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What is your email?' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

export const TakesTheFocus = meta.story({
  tags: ['!autodocs'],
  args: { mayFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const FocusOnTitle = meta.story({
  tags: ['!autodocs'],
  args: { mayFocus: true, focusOn: 'title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
});

export const WithLede = meta.story({
  args: { lede: 'We write only about your application.', progress: undefined },
});

/** Enter submits, although the button is disabled: that is when a wrong answer is told. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Which of these do you do at least twice in an ordinary week of the year?',
    lede: 'Choose as many as you like; you can change all of it later, for as long as you wait.',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
