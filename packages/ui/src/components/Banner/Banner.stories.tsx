import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Banner.guide.ts';
import { Banner } from './Banner.tsx';

const act = fn();

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  tags: ['ready'],
  parameters: { guide },
  args: {
    title: 'In review',
    children:
      'Newly created events will be first reviewed and turned into an active event if approved',
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test('is a status, announced without interrupting', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^In review/);
});

/** With a title, a text or both. */
export const Tones = meta.story({
  render: (args) => (
    <Stack>
      <Banner {...args} />
      <Banner tone="positive" title="APPROVED — YOU ARE ON THE LIST" />
      <Banner tone="caution">The link expires in less than a minute.</Banner>
      <Banner tone="negative" title="The last payment failed">
        {messages.tryAgain}
      </Banner>
      <Banner
        tone="precious"
        title="Congratulations, you have full access"
        action={
          <Button variant="precious" size="small">
            Discover Events
          </Button>
        }
      />
    </Stack>
  ),
});

Tones.test('is an alert after a failure', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(messages.tryAgain);
});

/** An action and a dismiss button, and one line that can be dismissed. */
export const Dismissible = meta.story({
  args: {
    action: (
      <Button variant="outline" size="small" onClick={act}>
        Update Event Info
      </Button>
    ),
    onDismiss: fn(),
  },
  render: (args) => (
    <Stack>
      <Banner {...args} />
      <Banner onDismiss={args.onDismiss}>Matches are paused</Banner>
    </Stack>
  ),
});

Dismissible.test('is operated by keyboard', async ({ args, canvas, userEvent }) => {
  act.mockClear();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Update Event Info' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(act).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect(canvas.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});
