import { chatDraft, chatLimits, type ChatMessage, type ChatPage } from '@perigee/domain/chat';
import { ChatError } from './chat-service.ts';
import type { TwilioConversation, TwilioMessage, TwilioPage } from './twilio-client.ts';

/** A message that the page knows. */
interface KnownMessage {
  index: number;
  /** Milliseconds. */
  sentAt: number;
  /** Null if it cannot be shown. */
  message: ChatMessage | null;
}

/** The messages of one conversation that the page knows. What it does not know is loaded, and may reject. */
export interface TwilioMessages {
  /** Loads the newest messages, or those until an index. */
  load: (
    conversation: TwilioConversation,
    size: number,
    until?: number,
  ) => Promise<TwilioPage<TwilioMessage>>;
  /** The newest messages that can be shown, or those before the one of an id. */
  page: (conversation: TwilioConversation, before?: string) => Promise<ChatPage>;
  /** The message that has arrived; null if it cannot be shown. */
  hear: (conversation: TwilioConversation, message: TwilioMessage) => Promise<ChatMessage | null>;
  /** The message of an index; null if it cannot be shown, or was removed. */
  at: (conversation: TwilioConversation, index: number) => Promise<ChatMessage | null>;
  /** When the message of an index was sent, or, if it was removed, the one before it: RFC 3339, null if none was. */
  sentAt: (conversation: TwilioConversation, index: number) => Promise<string | null>;
  byId: (id: string) => ChatMessage | undefined;
  /** @throws a `ChatError` if the page does not know the message */
  indexOf: (id: string) => number;
  /** From now on messages may be missed. */
  interrupt: () => void;
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
  /** The newest message, unless a later one may have been missed. */
  let newest: TwilioMessage | null = null;

  /**
   * Adds messages that follow each other, the oldest first.
   *
   * @param hasEarlier the conversation has messages before them. Then the first one only gives the second its time.
   */
  const add = (items: readonly TwilioMessage[], hasEarlier: boolean) => {
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
  };
  const follow = (message: TwilioMessage | undefined) => {
    if (message !== undefined && message.index > (newest?.index ?? -1)) newest = message;
  };
  const load: TwilioMessages['load'] = async (conversation, size, until) => {
    const page = await conversation.getMessages(size, until);
    add(page.items, page.hasPrevPage);
    if (until === undefined) follow(page.items.at(-1));
    return page;
  };
  /** The message of an index, which is loaded with the one before it. */
  const find = async (conversation: TwilioConversation, index: number) => {
    if (!byIndex.has(index)) await load(conversation, 2, index);
    return byIndex.get(index);
  };
  const pageBefore = async (conversation: TwilioConversation, end?: number): Promise<ChatPage> => {
    // One more for the time of the first message, and the one of the index `end` itself.
    const size = chatLimits.pageSize + (end === undefined ? 1 : 2);
    const page = await load(conversation, size, end);
    const all = page.items.filter(({ index }) => end === undefined || index < end);
    const items = all.slice(-chatLimits.pageSize);
    const messages = items.flatMap(({ index }) => byIndex.get(index)?.message ?? []);
    const hasEarlier = page.hasPrevPage || items.length < all.length;
    const [first] = items;
    return messages.length === 0 && hasEarlier && first !== undefined
      ? pageBefore(conversation, first.index)
      : { messages, hasEarlier };
  };
  const indexOf = (id: string): number => {
    const known = byId.get(id);
    if (known === undefined) throw new ChatError('refused', 'The message is unknown');
    return known.index;
  };

  return {
    load,
    page: (conversation, before) =>
      pageBefore(conversation, before === undefined ? undefined : indexOf(before)),
    hear: async (conversation, message) => {
      const { index } = message;
      if (newest === null) await find(conversation, index).catch(() => undefined);
      if (!byIndex.has(index)) add(newest === null ? [message] : [newest, message], false);
      follow(message);
      return byIndex.get(index)?.message ?? null;
    },
    at: async (conversation, index) => (await find(conversation, index))?.message ?? null,
    sentAt: async (conversation, index) => {
      const known =
        byIndex.get(index) ??
        byIndex.get((await load(conversation, 2, index)).items.at(-1)?.index ?? index);
      return known === undefined ? null : new Date(known.sentAt).toISOString();
    },
    byId: (id) => byId.get(id)?.message ?? undefined,
    indexOf,
    interrupt: () => {
      newest = null;
    },
  };
}
