export {
  Conversation,
  type ConversationOpener,
  type ConversationProps,
  type LoadedMessages,
  type SentMessage,
} from './Conversation/Conversation.tsx';
export { MatchesPage, type MatchesPageProps, type MatchRow } from './MatchesPage/MatchesPage.tsx';
