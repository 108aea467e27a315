export {
  Conversation,
  type ConversationOpener,
  type LoadedMessages,
  type SentMessage,
} from './Conversation/Conversation.tsx';
export { MatchesPage, type MatchRow } from './MatchesPage/MatchesPage.tsx';
