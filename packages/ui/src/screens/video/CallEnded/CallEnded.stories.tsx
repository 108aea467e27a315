import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { eventRoom, matchRoom } from '../story-data.ts';
import { CallEnded, type CallEndReason } from './CallEnded.tsx';

const MINUTE_MS = 60_000;

const meta = preview.meta({
  title: 'Screens/Video/Call ended',
  component: CallEnded,
  tags: ['takes-focus'],
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    room: matchRoom,
    reason: 'other-left' as CallEndReason,
    duration: 18 * MINUTE_MS,
    onCallAgain: fn(),
    backHref: '/matches/1034',
    matchesHref: '/matches',
  },
});

export const OtherLeft = meta.story({ parameters: otherTheme });

OtherLeft.test('leads back, or calls again', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect(canvas.getByText('You talked for 18 minutes.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to the conversation' })).toHaveAttribute(
    'href',
    '/matches/1034',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Call again' }));
  await expect(args.onCallAgain).toHaveBeenCalledOnce();
});

export const NoAnswer = meta.story({ args: { reason: 'no-answer', duration: null } });

NoAnswer.test('leads to the conversation', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Write instead' })).toBeVisible();
});

/** The user joined in another window. */
export const Moved = meta.story({ args: { reason: 'moved' } });

for (const [reason, title] of [
  ['left', 'You left the call'],
  ['declined', 'Noor can’t talk right now'],
  ['busy', 'Noor is in another call'],
  ['full', 'The room is full'],
  ['closed', 'This match has ended'],
  ['disconnected', 'The connection was lost'],
] as const) {
  Moved.test(`has words for '${reason}'`, { args: { reason } }, async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
}

Moved.test('continues here', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue here' }));
  await expect(args.onCallAgain).toHaveBeenCalledOnce();
});

Moved.test(
  'has no second call after the end of an event',
  { args: { room: eventRoom, reason: 'closed', backHref: '/events/12' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This event is over');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See your matches' })).toHaveAttribute(
      'href',
      '/matches',
    );
  },
);
