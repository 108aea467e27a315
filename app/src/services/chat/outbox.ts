import { chatDraft } from '@perigee/domain/chat';
import { z } from 'zod';
import { KEPT_CHAT } from '../kept-draft.ts';

const unsentMessage = chatDraft.extend({
  conversationId: z.string(),
  /** When the user wrote it. RFC 3339. */
  writtenAt: z.string(),
  /** The provider refused it: it waits for the user. */
  failed: z.boolean(),
});

/** A message that the provider has not stored yet. */
export type UnsentMessage = z.infer<typeof unsentMessage>;

/** What a user has written and the provider has not stored, in the order of writing. It survives the page. */
export interface Outbox {
  list: () => readonly UnsentMessage[];
  add: (message: UnsentMessage) => void;
  remove: (id: string) => void;
  setFailed: (id: string, failed: boolean) => void;
}

/** The outbox of one user. All tabs of the browser share it, so every change begins with what is stored. */
export function createOutbox(storage: Storage, userId: number): Outbox {
  const key = `${KEPT_CHAT}outbox/${userId}`;
  let read: { text: string | null; messages: readonly UnsentMessage[] } = {
    text: null,
    messages: [],
  };
  const list = () => {
    const text = storage.getItem(key);
    if (text !== read.text) read = { text, messages: parse(text) };
    return read.messages;
  };
  const write = (messages: readonly UnsentMessage[]) => {
    if (messages.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(messages));
  };
  return {
    list,
    add: (message) => write([...list(), message]),
    remove: (id) => write(list().filter((message) => message.id !== id)),
    setFailed: (id, failed) =>
      write(list().map((message) => (message.id === id ? { ...message, failed } : message))),
  };
}

function parse(text: string | null): readonly UnsentMessage[] {
  if (text === null) return [];
  try {
    return z.array(unsentMessage).parse(JSON.parse(text));
  } catch {
    return [];
  }
}
