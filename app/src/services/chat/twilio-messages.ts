import { chatDraft, type ChatMessage } from '@perigee/domain/chat';

/** What is used of a message of the library. */
export interface TwilioMessage {
  sid: string;
  /** Greater than that of each earlier message; there may be gaps. */
  index: number;
  /** The id of a user, unless another program wrote the message. */
  author: string | null;
  body: string | null;
  /** Any JSON. */
  attributes: unknown;
  dateCreated: Date | null;
}

/** A message that the page knows. */
export interface KnownMessage {
  index: number;
  /** Milliseconds. */
  sentAt: number;
  /** Null if it cannot be shown. */
  message: ChatMessage | null;
}

/** The messages of one conversation that the page knows. */
export interface TwilioMessages {
  /**
   * Adds messages that follow each other, the oldest first.
   *
   * @param hasEarlier the conversation has messages before them. Then the first one only gives the second its time.
   */
  add: (items: readonly TwilioMessage[], hasEarlier: boolean) => void;
  at: (index: number) => KnownMessage | undefined;
  byId: (id: string) => KnownMessage | undefined;
}

/** What the app writes into the attributes of a message. */
const ownAttributes = chatDraft.pick({ id: true, quote: true });

/** A message of another program has no id of ours: this is Twilio's, as a UUID of version 8. */
const uuidOf = (sid: string) =>
  sid.replace(/^..(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');

/** Whether the message can be shown: it has a text, and a user sent it. */
export const isShown = ({ author, body }: TwilioMessage): boolean =>
  author !== null && /^\d+$/.test(author) && body !== null && body.trim() !== '';

function chatMessageOf(
  conversationId: string,
  { sid, author, body, attributes }: TwilioMessage,
  sentAt: number,
): ChatMessage {
  const own = ownAttributes.safeParse(attributes);
  return {
    ...(own.success ? own.data : { id: uuidOf(sid), quote: null }),
    text: body?.trim() ?? '',
    conversationId,
    senderId: Number(author),
    sentAt: new Date(sentAt).toISOString(),
  };
}

/**
 * Several messages of Twilio may have one time, and their indices are no times. So a message that is not later than
 * the one before it follows that one by a millisecond, and every page looks at the message before.
 */
export function createTwilioMessages(conversationId: string): TwilioMessages {
  const byIndex = new Map<number, KnownMessage>();
  const byId = new Map<string, KnownMessage>();

  return {
    add: (items, hasEarlier) => {
      let previous = 0;
      for (const [place, item] of items.entries()) {
        const { index, dateCreated } = item;
        const sentAt =
          byIndex.get(index)?.sentAt ?? Math.max(dateCreated?.getTime() ?? 0, previous + 1);
        previous = sentAt;
        if (byIndex.has(index) || (place === 0 && hasEarlier)) continue;
        const message = isShown(item) ? chatMessageOf(conversationId, item, sentAt) : null;
        const known = { index, sentAt, message };
        byIndex.set(index, known);
        if (message !== null) byId.set(message.id, known);
      }
    },
    at: (index) => byIndex.get(index),
    byId: (id) => byId.get(id),
  };
}
