import type { ShownMessage } from '@perigee/domain/chat';
import { useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';

interface MessageAnnouncerProps {
  name: string;
  messages: readonly ShownMessage[];
}

/** The number of messages of a kind that stay: screen readers announce what is added, and nothing that is removed. */
const KEPT = 3;

/**
 * Announces what happens after the conversation was opened: a message of the other user, and a failure to
 * send. The list itself cannot: it adds old messages whenever it is scrolled.
 */
export function MessageAnnouncer({ name, messages }: MessageAnnouncerProps) {
  const [{ openedAt, failedBefore }] = useState(() => ({
    openedAt: timeOf(messages.findLast(isStored)),
    failedBefore: new Set(messages.filter(hasFailed).map(({ id }) => id)),
  }));
  const received = messages.filter(
    (message) => message.delivery === null && timeOf(message) > openedAt,
  );
  // Not by its time, which is that of another clock than the provider's.
  const failed = messages.filter((message) => hasFailed(message) && !failedBefore.has(message.id));
  return (
    <div className={visuallyHidden} aria-live="polite">
      {[...received.slice(-KEPT), ...failed.slice(-KEPT)].map(({ id, text, delivery }) => (
        <p key={id}>{delivery === null ? `${name}: ${text}` : `Not sent: ${text}`}</p>
      ))}
    </div>
  );
}

const hasFailed = ({ delivery }: ShownMessage) => delivery === 'failed';

const isStored = ({ delivery }: ShownMessage) =>
  delivery === null || delivery === 'sent' || delivery === 'read';

const timeOf = (message: ShownMessage | undefined) =>
  message === undefined ? -Infinity : Date.parse(message.sentAt);
