export {
  Conversation,
  type ConversationOpener,
  type ConversationProps,
  type SentMessage,
} from './Conversation/Conversation.tsx';
