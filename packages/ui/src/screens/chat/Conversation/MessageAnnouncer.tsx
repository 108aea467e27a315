import type { ShownMessage } from '@perigee/domain/chat';
import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';

interface MessageAnnouncerProps {
  name: string;
  messages: readonly ShownMessage[];
}

/** The number of messages that stay: screen readers announce what is added, and nothing that is removed. */
const KEPT = 3;

/**
 * Announces what happens after the conversation was opened: a message of the other user, and a failure to
 * send. The list itself cannot: it adds old messages whenever it is scrolled.
 */
export function MessageAnnouncer({ name, messages }: MessageAnnouncerProps) {
  const [openedAt] = useState(() => timeOf(messages.at(-1)));
  const announced = messages
    .slice(messages.findLastIndex((message) => timeOf(message) <= openedAt) + 1)
    .filter(({ delivery }) => delivery === null || delivery === 'failed')
    .slice(-KEPT);
  return (
    <div className={visuallyHidden} aria-live="polite">
      {announced.map(({ id, text, delivery }) => (
        <p key={id}>{delivery === null ? `${name}: ${text}` : `Not sent: ${text}`}</p>
      ))}
    </div>
  );
}

const timeOf = (message: ShownMessage | undefined) =>
  message === undefined ? -Infinity : Date.parse(message.sentAt);
