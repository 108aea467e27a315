import { messageRows } from '@perigee/domain/chat';
import { ToastProvider } from '@perigee/ui';
import { clsx } from 'clsx';
import { ready } from '../../src/loadable.ts';
import { Conversation } from '../../src/screens/chat/Conversation/Conversation.tsx';
import {
  bubble,
  groupGap,
  item,
  look,
  messageGap,
  status,
  text,
} from '../../src/screens/chat/Conversation/MessageItem.css.ts';
import { list, log, place } from '../../src/screens/chat/Conversation/MessageList.css.ts';
import { history, noor, now, timeZone, viewerId } from '../../src/screens/chat/story-data.ts';
import type { Actions, Budgets, CaseProps } from '../bench-case.ts';

const messages = ready({ messages: history(10_000), hasEarlier: false });
const nothing = () => undefined;
const frame = { height: '100dvh', maxWidth: 944 } as const;

/** A conversation of 10,000 messages, opened at its end. */
export function ours({ turn }: CaseProps) {
  return (
    <div data-turn={turn} style={frame}>
      <ToastProvider>
        <Conversation
          match={noor}
          userId={viewerId}
          opener={null}
          messages={messages}
          onLoadEarlier={async () => undefined}
          isTyping={false}
          isOffline={false}
          hasEnded={false}
          now={now}
          timeZone={timeZone}
          draft=""
          onDraftChange={nothing}
          onSend={nothing}
          onRetry={nothing}
          onDiscard={nothing}
          onTyping={nothing}
          onSeen={nothing}
          onUnmatch={async () => undefined}
          matchesHref="/matches"
          profileHref="/noor"
          supportHref="https://support.example"
        />
      </ToastProvider>
    </div>
  );
}

/** More than the scrolling passes. */
const passed = messageRows(history(300), timeZone, false);

/** The messages that the scrolling passes, all in the page: the browser alone scrolls them. */
export function plain({ turn }: CaseProps) {
  return (
    <div data-turn={turn} style={frame}>
      <div className={place} style={{ height: '100%' }}>
        <div className={log} role="log" style={{ height: '100%' }}>
          <ol className={list}>
            {passed.map(({ message, startsGroup, endsGroup }) => (
              <li
                key={message.id}
                className={clsx(
                  item[message.delivery === null ? 'other' : 'own'],
                  startsGroup ? groupGap : messageGap,
                )}
              >
                <div className={clsx(bubble, look[message.delivery === null ? 'other' : 'own'])}>
                  <p className={text} dir="auto">
                    {message.text}
                  </p>
                </div>
                {endsGroup && <span className={status}>9:40 PM</span>}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

const FRAMES = 60;
/** In pixels: a wheel that is turned fast. */
const STEP = 120;

/** Scrolls towards the beginning, a step in each frame. */
async function scroll(): Promise<void> {
  const scroller = document.querySelector('[role=log]') as HTMLElement;
  if (scroller.scrollTop === 0) scroller.scrollTop = scroller.scrollHeight;
  for (let count = 0; count < FRAMES; count += 1) {
    scroller.scrollTop -= STEP;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

export const actions: Actions = { 'scroll 60 frames': scroll };

export const budgets: Budgets = { mount: 4, 'scroll 60 frames': 6.5 };
