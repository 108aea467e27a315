import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { messages as texts } from '@perigee/domain';
import { chatLimits, type ShownMessage } from '@perigee/domain/chat';
import { holdTimers } from '#.storybook/hold-timers';
import { iframeStory } from '#.storybook/iframe-story';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import * as data from '../story-data.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import type { LoadedMessages } from './conversation-props.ts';

const listeners = new Set<() => void>();

const nothing: LoadedMessages = { messages: [], hasEarlier: false };

/** The messages of the running story, to which a test adds as the provider would. */
const provider = {
  known: nothing,
  set: (known: LoadedMessages) => {
    provider.known = known;
    for (const tell of listeners) tell();
  },
  add: (message: ShownMessage) => {
    const { messages, hasEarlier } = provider.known;
    provider.set({ messages: [...messages, message], hasEarlier });
  },
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

/** Keeps the draft, and shows what is sent, as the app does. */
function InApp(props: ConversationProps) {
  const [draft, setDraft] = useState(() => {
    provider.set(props.messages.status === 'ready' ? props.messages.data : nothing);
    return props.draft;
  });
  const known = useSyncExternalStore(provider.subscribe, () => provider.known);
  return (
    <Conversation
      {...props}
      messages={props.messages.status === 'ready' ? ready(known) : props.messages}
      draft={draft}
      onDraftChange={setDraft}
      onSend={(message) => {
        props.onSend(message);
        const sentAt = new Date(data.now.getTime() + known.messages.length).toISOString();
        const sent = data.wrote(message.text, sentAt, {
          delivery: 'sending',
          quote: message.quote,
        });
        provider.add(sent);
      }}
    />
  );
}

/** The place beside the list of conversations; on phones, the whole window. */
const inPlace = (Story: () => ReactNode) => (
  <div style={{ height: '100dvh', maxWidth: 944, marginInline: 'auto' }}>{Story()}</div>
);

const known = (messages: readonly ShownMessage[], hasEarlier = false) =>
  ready({ messages, hasEarlier });

const meta = preview.meta({
  title: 'Screens/Chat/Conversation',
  component: Conversation,
  tags: ['takes-focus'],
  parameters: { ...screenParameters, ...iframeStory, layout: 'fullscreen' },
  decorators: [inPlace],
  args: {
    match: data.noor,
    userId: data.viewerId,
    opener: data.ownWords,
    messages: known(data.withNoor),
    onLoadEarlier: fn(() => Promise.resolve()),
    isTyping: false,
    isOffline: false,
    hasEnded: false,
    now: data.now,
    timeZone: data.timeZone,
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onTyping: fn(),
    onSeen: fn(),
    matchesHref: '/matches',
    profileHref: '/@noor_r',
    supportHref: '/support',
    videoHref: '/videochat/match-1034',
    onUnmatch: fn(() => Promise.resolve()),
  },
  render: (args) => <InApp {...args} />,
});

type Canvas = ReturnType<typeof within>;

const composer = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Message to/ });
const log = (canvas: Canvas) => canvas.getByRole('log');

async function expectOneCall(callback: unknown, argument: unknown): Promise<void> {
  await expect(callback).toHaveBeenCalledOnce();
  await expect(callback).toHaveBeenCalledWith(argument);
}

const distanceFromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

const waitForEnd = (canvas: Canvas) =>
  waitFor(() => expect(distanceFromEnd(log(canvas))).toBeLessThan(2));

/** What is in the middle of the visible messages, and where. */
function messageInView(canvas: Canvas) {
  const { left, top, width, height } = log(canvas).getBoundingClientRect();
  const row = [...log(canvas).querySelectorAll('li')].find((item) => {
    const box = item.getBoundingClientRect();
    return box.top <= top + height / 2 && box.bottom > top + height / 2 && box.left < left + width;
  });
  return { text: row?.textContent ?? '', top: row?.getBoundingClientRect().top ?? 0 };
}

export const Default = meta.story({
  parameters: otherTheme,
  args: { isTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yesterday')).toBeVisible();
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Noor is typing');
    await waitForEnd(canvas);
  },
});

Default.test('opens with the focus in the composer', async ({ canvas }) => {
  await expect(composer(canvas)).toHaveFocus();
});

Default.test('says of the newest message that it was read', async ({ canvas }) => {
  const items = within(log(canvas)).getAllByRole('listitem');
  await expect(items.at(-1)).toHaveTextContent('Read·6:41 PM');
  await expect(within(log(canvas)).getAllByText(/Read/)).toHaveLength(1);
});

Default.test('reports the newest message of the other user once', async ({ args, canvas }) => {
  await waitFor(() => expectOneCall(args.onSeen, data.withNoor[4]?.id));
  provider.add(data.said('And napkins.', '2026-12-10T23:44:00Z'));
  await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(2));
  await expect(canvas.getByText('Noor: And napkins.')).toBeInTheDocument();
  await waitForEnd(canvas);
});

Default.test('reports nothing as seen while the page is hidden', async ({ args }) => {
  await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
  const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  provider.add(data.said('And napkins.', '2026-12-10T23:44:00Z'));
  await expect(await screen.findByText('Noor: And napkins.')).toBeInTheDocument();
  await expect(args.onSeen).toHaveBeenCalledOnce();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(2));
});

Default.test(
  'sends with Enter, begins a line with Shift and Enter, and sends nothing empty',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(composer(canvas), '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.clear(composer(canvas));
    await userEvent.type(composer(canvas), 'Two forks.{Shift>}{Enter}{/Shift}One tart.{Enter}');
    await expectOneCall(args.onSend, {
      text: 'Two forks.\nOne tart.',
      quote: null,
    });
    await expect(composer(canvas)).toHaveValue('');
    await expect(canvas.getByText('Sending')).toBeVisible();
    await userEvent.type(composer(canvas), 'Or two.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(composer(canvas)).toHaveFocus();
    await waitForEnd(canvas);
  },
);

Default.test('leaves Enter to an input method', async ({ args, canvas, userEvent }) => {
  await userEvent.type(composer(canvas), 'にほん');
  // Chromium sets the first, Safari the second.
  await fireEvent.keyDown(composer(canvas), { key: 'Enter', isComposing: true });
  await fireEvent.keyDown(composer(canvas), { key: 'Enter', keyCode: 229 });
  await expect(args.onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSend).toHaveBeenCalledOnce();
});

Default.test(
  'reports typing until a pause, the end of the message, or the end of the focus',
  async ({ args, canvas, userEvent }) => {
    const endPause = holdTimers(chatLimits.typingPauseMs);
    await userEvent.type(composer(canvas), 'Hm');
    await expectOneCall(args.onTyping, true);
    endPause();
    await expect(args.onTyping).toHaveBeenCalledTimes(2);
    await expect(args.onTyping).toHaveBeenLastCalledWith(false);
    await userEvent.type(composer(canvas), ', yes.{Enter}');
    await expect(args.onTyping).toHaveBeenCalledTimes(4);
    await userEvent.type(composer(canvas), 'And');
    await expect(args.onTyping).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(args.onTyping).toHaveBeenLastCalledWith(false);
    await expect(args.onTyping).toHaveBeenCalledTimes(6);
  },
);

Default.test('grows to six lines, which then scroll', async ({ canvas, userEvent }) => {
  const heights: number[] = [composer(canvas).offsetHeight];
  for (let line = 2; line <= 8; line += 1) {
    await userEvent.type(composer(canvas), '{Shift>}{Enter}{/Shift}');
    heights.push(composer(canvas).offsetHeight);
  }
  await expect(heights).toEqual([48, 72, 96, 120, 144, 168, 168, 168]);
  await expect(composer(canvas).scrollHeight).toBeGreaterThan(168);
  await waitForEnd(canvas);
});

const newMatch = { match: data.mateo, opener: data.theirWords, messages: known([]) };

/** What the other user wrote with the like is the opener. */
export const NewMatch = meta.story({ args: newMatch });

NewMatch.test(
  'shows what the viewer wrote with the like',
  { args: { match: data.noor, opener: data.ownWords } },
  async ({ canvas }) => {
    await expect(canvas.getByText('With your like you wrote')).toBeVisible();
    await expect(canvas.getByText(data.ownWords.text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Answer this' })).toBeNull();
  },
);

export const NewMatchWithoutWords = meta.story({
  args: { match: data.leila, opener: null, messages: known([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You matched on Monday.')).toBeVisible();
  },
});

export const Answering = meta.story({
  args: newMatch,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer this' }));
    await expect(composer(canvas)).toHaveFocus();
    await expect(composer(canvas)).toHaveValue('');
    await userEvent.type(composer(canvas), 'Name one of them.');
  },
});

Answering.test('sends the answer with its quote', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expectOneCall(args.onSend, {
    text: 'Name one of them.',
    quote: { authorId: data.mateo.profile.id, text: data.theirWords.text },
  });
  await expect(canvas.queryByText(/^Answering/)).toBeNull();
  await userEvent.type(composer(canvas), 'Or all three.{Enter}');
  await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'Or all three.', quote: null });
});

Answering.test('keeps the text without the quote', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Answer without the quote' }));
  await expect(canvas.getByRole('button', { name: 'Answer this' })).toBeVisible();
  await expect(composer(canvas)).toHaveValue('Name one of them.');
  await expect(composer(canvas)).toHaveFocus();
});

/** An answer with its quote, a message that was not sent, and one that is being sent. */
export const Sending = meta.story({
  args: { match: data.samuel, opener: null, messages: known(data.withSamuel) },
});

Sending.test(
  'goes from the empty composer to the failed message, and back',
  async ({ args, canvas, userEvent }) => {
    const failed = data.withSamuel[2]?.id;
    await userEvent.keyboard('{ArrowUp}');
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectOneCall(args.onRetry, failed);
    await expect(composer(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expectOneCall(args.onDiscard, failed);
    await expect(composer(canvas)).toHaveFocus();
  },
);

Sending.test('leaves Arrow Up to a text', async ({ canvas, userEvent }) => {
  await userEvent.type(composer(canvas), 'One{ArrowUp}');
  await expect(composer(canvas)).toHaveFocus();
});

/** Long, right to left, and a link; with a match whose name and place are long. */
export const LongTexts = meta.story({
  args: {
    match: data.longNamed,
    opener: null,
    messages: known(data.withLongTexts),
    draft: 'أنا عند الباب',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^teahouse/ });
    await expect(link).toHaveAttribute(
      'href',
      'https://teahouse.example.com/reservations/window-table-for-two',
    );
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await waitForEnd(canvas);
  },
});

/** The countdown under a text that is too long: nothing of it is lost. */
export const TooLong = meta.story({
  args: { draft: 'Plums. '.repeat(Math.ceil((chatLimits.messageLength + 20) / 7)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^\d+ characters too many$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(composer(canvas));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(composer(canvas)).toHaveValue(args.draft);
  },
});

export const Offline = meta.story({
  args: { match: data.leila, isOffline: true, messages: known(data.withWaiting) },
});

export const Ended = meta.story({
  args: {
    match: data.samuel,
    opener: null,
    hasEnded: true,
    isTyping: true,
    messages: known(data.withEnd),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Back to matches' }).at(-1)).toHaveAttribute(
      'href',
      '/matches',
    );
  },
});

export const MenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    const entry = await screen.findByRole('menuitem', { name: 'View profile' });
    await waitFor(() => expect(entry).toBeVisible());
    await expect(entry).toHaveAttribute('href', '/@noor_r');
    await expect(screen.getByRole('menuitem', { name: 'Report Noor' })).toHaveAttribute(
      'href',
      '/support',
    );
  },
});

export const Unmatching = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unmatch' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Unmatch Noor?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await expect(args.onUnmatch).not.toHaveBeenCalled();
  },
});

Unmatching.test('ends the match once', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Unmatch' }));
  await expect(args.onUnmatch).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

export const Loading = meta.story({ args: { messages: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { messages: { status: 'error', message: texts.unableToProcess, onRetry } },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** Ten thousand messages, of which a few are rendered; the reader has scrolled up, and a message comes. */
export const LongHistory = meta.story({
  args: { messages: known(data.history(10_000)) },
  play: async ({ args, canvas }) => {
    await waitForEnd(canvas);
    await expect(canvas.getByText(/^10000\. /)).toBeVisible();
    await expect(within(log(canvas)).getAllByRole('listitem').length).toBeLessThan(60);
    // The messages scroll in their place, and the page does not.
    await expect(document.documentElement.scrollHeight).toBe(innerHeight);
    log(canvas).scrollTop -= 2000;
    await waitFor(() => expect(canvas.queryByText(/^10000\. /)).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
    const before = messageInView(canvas);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
    provider.add(data.said('Plums, then?', '2026-12-10T23:44:00Z'));
    await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible();
    await expect(messageInView(canvas)).toEqual(before);
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
});

LongHistory.test('goes to the new messages', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New messages' }));
  await waitForEnd(canvas);
  await waitFor(() => expect(args.onSeen).toHaveBeenCalledTimes(2));
  await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
});

LongHistory.test('goes to a message that the reader sends', async ({ canvas, userEvent }) => {
  await userEvent.type(composer(canvas), 'Plums.{Enter}');
  await waitForEnd(canvas);
});

LongHistory.test('shows every message on the way up', async ({ canvas }) => {
  for (let step = 0; step < 12; step += 1) {
    log(canvas).scrollTop -= 700;
    await waitFor(() => expect(messageInView(canvas).text).toMatch(/\d+\. /));
  }
});

/** Earlier messages are loaded before the reader arrives at the first one. */
Failed.test(
  'says when only earlier messages failed',
  {
    args: {
      messages: known(data.history(120).slice(60), true),
      onLoadEarlier: fn(() => Promise.reject(new Error('offline'))),
    },
  },
  async ({ args, canvas }) => {
    await waitForEnd(canvas);
    await expect(args.onLoadEarlier).not.toHaveBeenCalled();
    log(canvas).scrollTop = 0;
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
  },
);

Failed.test(
  'loads earlier messages when the reader comes back to the first one',
  {
    args: {
      messages: known(data.history(120).slice(60), true),
      onLoadEarlier: fn(() => Promise.resolve()),
    },
  },
  async ({ args, canvas }) => {
    await waitForEnd(canvas);
    for (const times of [1, 2]) {
      log(canvas).scrollTop = 0;
      await waitFor(() => expect(args.onLoadEarlier).toHaveBeenCalledTimes(times));
      log(canvas).scrollTop = log(canvas).scrollHeight;
      await waitFor(() => expect(canvas.getByText(/^120\. /)).toBeVisible());
    }
  },
);

let finishLoading = (): void => undefined;

/** Earlier messages come before the others, and what the reader reads does not move. */
export const EarlierLoaded = meta.story({
  args: {
    messages: known(data.history(120).slice(60), true),
    onLoadEarlier: fn(
      () =>
        new Promise<void>((resolve) => {
          finishLoading = () => {
            provider.set({ messages: data.history(120), hasEarlier: false });
            resolve();
          };
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    await waitForEnd(canvas);
    log(canvas).scrollTop = 40;
    await waitFor(() => expect(args.onLoadEarlier).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Loading earlier messages')).toBeVisible();
    await waitFor(() => expect(messageInView(canvas).text).not.toBe(''));
    const before = messageInView(canvas);
    finishLoading();
    await waitFor(() => expect(log(canvas).scrollTop).toBeGreaterThan(1000));
    const after = messageInView(canvas);
    await expect(after.text).toBe(before.text);
    // The row that was the first may go on a group: its gap is 13 px less then.
    await expect(Math.abs(after.top - before.top)).toBeLessThan(14);
  },
});

EarlierLoaded.test('ends at the beginning of the conversation', async ({ canvas }) => {
  log(canvas).scrollTop = 0;
  await expect(await canvas.findByText(/With your like you wrote/)).toBeVisible();
});
