import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ArcProgress } from '../ArcProgress/ArcProgress.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { action, fields } from './StepFrame.css.ts';
import { guide } from './StepFrame.guide.ts';
import { StepFrame } from './StepFrame.tsx';

const meta = preview.meta({
  title: 'Components/Layout/StepFrame',
  component: StepFrame,
  tags: ['ready'],
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

export const Default = meta.story();

Default.test('does not move the focus while `mayFocus` is false', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'What is your email?' })).toBeVisible();
  await expect(document.body).toHaveFocus();
});

Default.test(
  'focuses its field when `mayFocus` is true',
  { args: { mayFocus: true } },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
);

Default.test(
  'focuses its title if requested',
  { args: { mayFocus: true, focusOn: 'title' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
);

/** Enter submits although the button is disabled, so that a wrong answer gets its error. */
Default.test('goes back and submits by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onBack).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

export const WithLede = meta.story({
  args: { subtitle: 'We write only about your application.', progress: undefined },
});
