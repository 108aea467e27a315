import type { Delivery } from '@perigee/domain/chat';
import type { ChatState } from './chat-client.ts';
import type { UnsentMessage } from './outbox.ts';

/** The delivery of a message that is not stored yet. */
export function deliveryOf(
  { id, failed }: UnsentMessage,
  { connection, sendingId }: ChatState,
): Delivery {
  if (failed) return 'failed';
  return connection === 'online' || sendingId === id ? 'sending' : 'waiting';
}
