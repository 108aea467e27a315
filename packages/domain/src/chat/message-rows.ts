import type { ShownMessage } from './delivery.ts';
import { chatLimits } from './limits.ts';
import { dayNumber } from './message-day.ts';

/** A message in the list of a conversation, and what is shown around it. */
export interface MessageRow {
  message: ShownMessage;
  /** The first message of a day: the day is above it. */
  startsDay: boolean;
  /** A group is what one of the two users sent within a few minutes. Its time is under its last message. */
  startsGroup: boolean;
  endsGroup: boolean;
  /** The time of this message says whether it was sent or read, which older messages need not repeat. */
  showsDelivery: boolean;
}

/**
 * The messages of a conversation in groups and days, the oldest first.
 *
 * @param hasEarlier whether earlier ones are not loaded: the first may not begin its day, and would lose the line
 *   with it, and move, when they come
 */
export function messageRows(
  messages: readonly ShownMessage[],
  timeZone: string,
  hasEarlier: boolean,
): MessageRow[] {
  const days = messages.map(({ sentAt }) => dayNumber(new Date(sentAt), timeZone));
  const startsGroup = (index: number) => {
    const [previous, message] = [messages[index - 1], messages[index]];
    if (previous === undefined || message === undefined) return true;
    return days[index - 1] !== days[index] || !isOneGroup(previous, message);
  };
  const newest = new Set([newestWith('sent', messages), newestWith('read', messages)]);
  return messages.map((message, index) => ({
    message,
    startsDay: index === 0 ? !hasEarlier : days[index - 1] !== days[index],
    startsGroup: startsGroup(index),
    endsGroup: startsGroup(index + 1),
    showsDelivery: newest.has(message),
  }));
}

/** A message that was not sent has actions of its own, so it is a group by itself. */
function isOneGroup(earlier: ShownMessage, later: ShownMessage): boolean {
  if (earlier.delivery === 'failed' || later.delivery === 'failed') return false;
  if ((earlier.delivery === null) !== (later.delivery === null)) return false;
  return Date.parse(later.sentAt) - Date.parse(earlier.sentAt) <= chatLimits.groupGapMs;
}

const newestWith = (delivery: 'sent' | 'read', messages: readonly ShownMessage[]) =>
  messages.findLast((message) => message.delivery === delivery);
