import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { outboxMessages } from '../db/schema/outbox.ts';

/** A text or mail that a real product would send. */
export interface Message {
  /** A phone in E.164, or an email address. */
  to: string;
  text: string;
  /** The code in the text, if it has one. */
  code: string | null;
  /**
   * The address that the message links to, or null. It is not in the text, which is also printed,
   * because it may open an account.
   */
  link: string | null;
}

export interface SentMessage extends Message {
  id: number;
  sentAt: Date;
}

/** The store of messages, which are not sent to people, and the way to read them. */
export interface Outbox {
  send: (message: Message) => Promise<void>;
  /** The latest messages, the newest first, to all receivers or to one. */
  read: (to?: string) => Promise<SentMessage[]>;
}

const MOST_READ = 100;

/**
 * An outbox that stores its messages in the database.
 *
 * @param onSent called with each message, to print it on the terminal
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
