import type { ChatService } from './chat-service.ts';
import { loadedChat } from './loaded-chat.ts';

/**
 * The chat of Twilio Conversations. The chat token is an access token of theirs, with the user's id as its identity;
 * the conversation of a match has our id of it as its unique name, and the two users as its participants.
 *
 * @param region of the account, such as 'us1'
 */
export const twilioChat = (region: string): ChatService =>
  loadedChat(async () => {
    const { openTwilioChat } = await import('./open-twilio-chat.ts');
    return (...session) => openTwilioChat(region, ...session);
  });
