export {
  chatConversation,
  chatDraft,
  chatMessage,
  chatPage,
  type ChatConversation,
  type ChatDraft,
  type ChatMessage,
  type ChatPage,
  type ChatQuote,
} from './chat-message.ts';
export { conversationIdOf, matchIdOf } from './conversation-id.ts';
export { shownMessage, type Delivery, type ShownMessage } from './delivery.ts';
export { chatLimits } from './limits.ts';
export {
  callSignal,
  chatEvents,
  chatReply,
  type CallSignal,
  type ChatCall,
  type ChatEvents,
  type ChatReply,
} from './provider-protocol.ts';
export { matchedOn, messageDay } from './message-day.ts';
export { messageRows, type MessageRow } from './message-rows.ts';
export { messageTime } from './message-time.ts';
export { unreadBadge, unreadLabels, unreadMessages } from './unread-count.ts';
