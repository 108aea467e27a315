import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { guide } from './Banner.guide.ts';
import { Banner } from './Banner.tsx';

const act = fn();

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    title: 'In review',
    children:
      'Newly created events will be first reviewed and turned into an active event if approved',
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^In review/);
  },
});

export const Positive = meta.story({
  args: { tone: 'positive', title: 'APPROVED — YOU ARE ON THE LIST', children: undefined },
});

export const Caution = meta.story({
  args: {
    tone: 'caution',
    title: undefined,
    children: 'The link expires in less than a minute.',
  },
});

export const Negative = meta.story({
  args: { tone: 'negative', title: 'The last payment failed', children: messages.tryAgain },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.tryAgain);
  },
});

export const Precious = meta.story({
  args: {
    tone: 'precious',
    title: 'Congratulations, you have full access',
    children: undefined,
    action: (
      <Button variant="precious" size="small">
        Discover Events
      </Button>
    ),
  },
});

export const WithEverything = meta.story({
  args: {
    action: (
      <Button variant="outline" size="small" onClick={act}>
        Update Event Info
      </Button>
    ),
    onDismiss: fn(),
  },
});

export const Keyboard = meta.story({
  args: {
    action: (
      <Button variant="outline" size="small" onClick={act}>
        Update Event Info
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    act.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update Event Info' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(act).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const OneLine = meta.story({
  args: { title: undefined, children: 'Matches are paused', onDismiss: fn() },
});

export const LongContent = meta.story({
  args: {
    title: 'What happens to an event after it was changed by somebody who is no admin',
    children:
      'Everybody who has a ticket gets a message with the_address_of_the_place_that_it_was_moved_to_and_the_time, and may give the ticket back until the day before.',
    action: (
      <Button variant="outline" size="small">
        Update Event Info
      </Button>
    ),
    onDismiss: fn(),
  },
});

export const Narrow = meta.story({
  args: {
    action: (
      <Button variant="outline" size="small">
        Update Event Info
      </Button>
    ),
    onDismiss: fn(),
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});
