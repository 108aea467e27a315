export {
  Conversation,
  type ConversationOpener,
  type ConversationProps,
  type SentMessage,
} from './Conversation/Conversation.tsx';
export { MatchesPage, type MatchesPageProps, type MatchRow } from './MatchesPage/MatchesPage.tsx';
