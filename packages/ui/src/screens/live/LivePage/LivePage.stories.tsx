import { messages, UserFacingError } from '@perigee/domain';
import { liveMessages } from '@perigee/domain/live';
import { streamingMessages, streamingServerMessages } from '@perigee/domain/tickets';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { Button } from '../../../components/Button/Button.tsx';
import { loading, ready } from '../../../loadable.ts';
import type { ScreenWakeLock } from './KeepScreenOn.tsx';
import { LivePage } from './LivePage.tsx';
import { atTime, evening } from './story-data.ts';

const release = fn(async () => undefined);

const meta = preview.meta({
  title: 'Screens/Live/Live evening',
  component: LivePage,
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    site: { pathname: '/live/the-long-table' },
  },
  decorators: [onSite],
  args: {
    event: ready(evening),
    onEnter: fn(async () => undefined),
    hasEntered: true,
    isOffline: false,
    wakeLock: { request: fn(async () => ({ release })) } as ScreenWakeLock | undefined,
    eventHref: '/events/the-long-table',
    ticketsHref: '/tickets',
    matchesHref: '/matches',
    now: atTime('20:18:48'),
  },
});

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>;

/** The lines of the list of what comes. */
const comingOf = (canvas: Canvas) =>
  canvas
    .getAllByRole('term')
    .map((term: HTMLElement) =>
      [term.textContent, term.nextElementSibling?.textContent].join(': '),
    );

/** A round: the point is on the wide orbit. */
export const Default = meta.story({ parameters: otherTheme });

Default.test('names the round, its end, and what comes', async ({ args, canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'Round 5 of 8' })).toHaveTextContent('4:12');
  await expect(canvas.getByText('until 8:23 PM')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The Long Table');
  await expect(comingOf(canvas)).toEqual([
    'Now: Round 5 of 8',
    '8:23 PM: Match time, 2 minutes',
    '8:25 PM: Round 6, 6 minutes',
    '8:49 PM: End',
  ]);
  const plan = within(canvas.getByRole('list', { name: 'Plan of the evening' }));
  await expect(plan.getByText('Round 5, 8:17 PM to 8:23 PM, now')).toBeInTheDocument();
  await waitFor(() => expect(args.onEnter).toHaveBeenCalledOnce());
});

Default.test('says nothing of what a guest has already seen', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

/** Moves the clock by a button, as its ticks do. */
function WithTimes({ times, ...props }: ComponentProps<typeof LivePage> & { times: string[] }) {
  const [[time = '', ...rest], setTimes] = useState(times);
  return (
    <>
      <LivePage {...props} now={atTime(time)} />
      <Button onClick={() => setTimes(rest)}>Later</Button>
    </>
  );
}

Default.test(
  'announces each phase, and that one minute is left, once',
  {
    render: (args) => (
      <WithTimes
        {...args}
        times={['20:18:48', '20:21:59', '20:22:00', '20:22:59', '20:23:00', '20:49:00']}
      />
    ),
  },
  async ({ canvas, userEvent }) => {
    const later = canvas.getByRole('button', { name: 'Later' });
    const said = canvas.getByRole('status');
    for (const text of [
      '',
      'One minute left',
      'One minute left',
      'Match time, until 8:25 PM',
      'This event is over',
    ]) {
      await userEvent.click(later);
      await expect(said.textContent).toBe(text);
    }
  },
);

Default.test(
  'keeps the screen on, until the guest switches it off',
  async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Keep the screen on' });
    await expect(control).toBeChecked();
    await waitFor(() => expect(args.wakeLock?.request).toHaveBeenCalledWith('screen'));
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  },
);

const refusesLock: ScreenWakeLock = {
  request: async () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')),
};

Default.test(
  'says why the screen cannot be kept on, once the guest asks for it',
  { args: { wakeLock: refusesLock } },
  async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Keep the screen on' });
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(canvas.queryByText(liveMessages.keepScreenOn.refused)).toBeNull();
    await userEvent.click(control);
    await waitFor(() => expect(canvas.getByText(liveMessages.keepScreenOn.refused)).toBeVisible());
    await expect(control).not.toBeChecked();
  },
);

Default.test(
  'has no switch in a browser that cannot keep the screen on',
  { args: { wakeLock: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
);

Default.test('does not move under reduced motion', async ({ canvasElement }) => {
  const moving = canvasElement
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running');
  await expect(moving).toEqual([]);
});

/** More than ten minutes before the start. */
export const Early = meta.story({ args: { now: atTime('17:47:52') } });

Early.test('asks for no admission, and keeps no screen on', async ({ args, canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'Begins in' })).toHaveTextContent('1:42:08');
  await expect(canvas.getByText('Thu 10 Dec, 7:30 PM')).toBeVisible();
  await expect(canvas.getByText(streamingMessages.opensBefore)).toBeVisible();
  await expect(canvas.queryByRole('switch')).toBeNull();
  await expect(args.onEnter).not.toHaveBeenCalled();
});

Early.test(
  'opens the room by itself',
  { render: (args) => <WithTimes {...args} times={['19:19:59', '19:20:01']} /> },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('10:01');
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(args.onEnter).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByText(liveMessages.isOpen)).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('The room is open');
  },
);

export const Lobby = meta.story({ args: { now: atTime('19:32:28') } });

Lobby.test(
  'shows that the room is opening',
  { args: { onEnter: fn(() => new Promise<void>(() => undefined)) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(streamingMessages.entering)).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Round 1 begins in' })).toHaveTextContent(
      '12:32',
    );
  },
);

/** The point is on the close orbit: the perigee. */
export const MatchTime = meta.story({ args: { now: atTime('20:23:42') } });

MatchTime.test('names the next round', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'Match time' })).toHaveTextContent('1:18');
  await waitFor(() => expect(canvas.getByText('Round 6 begins at 8:25 PM.')).toBeVisible());
});

/** The guest came when the rounds had begun. */
export const Late = meta.story({
  args: { hasEntered: false, now: atTime('20:04:43') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(liveMessages.late.title)).toBeVisible());
  },
});

Late.test('can be dismissed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Round 3 is under way. Round 4 begins at 8:09 PM.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(canvas.queryByText(liveMessages.late.title)).toBeNull();
});

Late.test(
  'goes with the round that it names',
  { render: (args) => <WithTimes {...args} times={['20:04:43', '20:07:00']} /> },
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(liveMessages.late.title)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(canvas.queryByText(liveMessages.late.title)).toBeNull();
  },
);

export const LastRound = meta.story({ args: { now: atTime('20:43:10') } });

export const LastMatchTime = meta.story({ args: { now: atTime('20:48:26') } });

LastMatchTime.test('names the end', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: 'Last match time' })).toHaveTextContent('0:34');
  await waitFor(() => expect(canvas.getByText('The evening ends at 8:49 PM.')).toBeVisible());
  await expect(comingOf(canvas)).toEqual(['Now: Last match time', '8:49 PM: End']);
});

export const Over = meta.story({ args: { now: atTime('20:49:00') } });

Over.test('leads to the matches, and asks for no admission', async ({ args, canvas }) => {
  await expect(canvas.getByText('This event is over')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See your matches' })).toHaveAttribute(
    'href',
    '/matches',
  );
  await expect(canvas.queryByRole('timer')).toBeNull();
  await expect(args.onEnter).not.toHaveBeenCalled();
});

/** The clock goes on, by the device. */
export const Offline = meta.story({ args: { isOffline: true, now: atTime('19:57:48') } });

function ComesBack(props: ComponentProps<typeof LivePage>) {
  const [isOffline, setIsOffline] = useState(true);
  return (
    <>
      <LivePage {...props} isOffline={isOffline} />
      <Button onClick={() => setIsOffline(false)}>Connect</Button>
    </>
  );
}

Offline.test(
  'asks for admission once the network is back',
  { render: (args) => <ComesBack {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer', { name: 'Round 2 of 8' })).toHaveTextContent('1:12');
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(args.onEnter).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(liveMessages.offline.title)).toBeNull();
  },
);

export const Loading = meta.story({ args: { event: loading } });

export const Refused = meta.story({
  args: {
    onEnter: fn(async () => Promise.reject(new UserFacingError(streamingServerMessages.noTicket))),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(streamingServerMessages.noTicket)).toBeVisible());
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

Refused.test('leads to the event, or asks again', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'See the event' })).toHaveAttribute(
    'href',
    '/events/the-long-table',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(args.onEnter).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(canvas.getByText(streamingServerMessages.noTicket)).toBeVisible());
});

export const Cancelled = meta.story({
  args: { event: ready({ ...evening, status: 'archived' as const }) },
});

Cancelled.test('leads to the tickets, and asks for no admission', async ({ args, canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This event was cancelled',
  );
  await expect(canvas.getByRole('link', { name: 'My tickets' })).toHaveAttribute(
    'href',
    '/tickets',
  );
  await expect(args.onEnter).not.toHaveBeenCalled();
});

const onRetry = fn();

export const Failed = meta.story({
  args: { event: { status: 'error', message: messages.unableToProcess, onRetry } },
});

Failed.test('tries again, or links to the tickets', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
