import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { outboxMessages } from '../db/schema/outbox.ts';

/** A text or mail that a real product would send. */
export interface Message {
  /** A phone in E.164, or an email address. */
  to: string;
  text: string;
  /** The code in the text, if there is one. */
  code: string | null;
  /**
   * Where the message leads, if it does. Not in the text, which is also printed: it may open an
   * account.
   */
  link: string | null;
}

export interface SentMessage extends Message {
  id: number;
  sentAt: Date;
}

/** Where messages go instead of to people, and where people read them. */
export interface Outbox {
  send: (message: Message) => Promise<void>;
  /** The latest messages, the newest first, of everybody or of one receiver. */
  read: (to?: string) => Promise<SentMessage[]>;
}

const MOST_READ = 100;

/**
 * An outbox that keeps its messages in the database.
 *
 * @param onSent called with each message, for whoever watches the terminal
 */
export function createOutbox(
  db: Database,
  clock: Clock,
  onSent: (message: Message) => void = () => undefined,
): Outbox {
  return {
    send: async (message) => {
      const { to: recipient, ...content } = message;
      await db.insert(outboxMessages).values({ recipient, ...content, sentAt: clock() });
      onSent(message);
    },
    read: async (to) => {
      const rows = await db
        .select()
        .from(outboxMessages)
        .where(to === undefined ? undefined : eq(outboxMessages.recipient, to))
        .orderBy(desc(outboxMessages.id))
        .limit(MOST_READ);
      return rows.map(({ recipient, ...message }) => ({ ...message, to: recipient }));
    },
  };
}
