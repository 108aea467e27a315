import type { Match } from '@perigee/api';
import type { ChatQuote, ShownMessage } from '@perigee/domain/chat';
import type { Loadable } from '../../../loadable.ts';

/** What one of the two users wrote with the like that led to the match. */
export interface ConversationOpener {
  kind: 'their-like' | 'own-like';
  text: string;
}

/** A message that the user sends. */
export interface SentMessage {
  text: string;
  quote: ChatQuote | null;
}

/** The messages that are known. */
export interface LoadedMessages {
  /** The oldest first. */
  messages: readonly ShownMessage[];
  /** The conversation has messages that are older than these. */
  hasEarlier: boolean;
}

export interface ConversationProps {
  match: Match;
  /** The viewer. */
  userId: number;
  /** Null if neither user wrote anything with a like. */
  opener: ConversationOpener | null;
  messages: Loadable<LoadedMessages>;
  /** Adds earlier messages before the others. */
  onLoadEarlier: () => Promise<void>;
  /** The other user is typing. */
  isTyping: boolean;
  isOffline: boolean;
  /** The match has ended: what was said stays, and nothing can be sent. */
  hasEnded: boolean;
  now: Date;
  /** Of the viewer, such as 'America/New_York'. */
  timeZone: string;
  /** The text that is not sent yet. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Adds the message to `messages`, where its delivery shows how it goes. */
  onSend: (message: SentMessage) => void;
  /** Sends a failed message again. */
  onRetry: (messageId: string) => void;
  /** Removes a failed message. */
  onDiscard: (messageId: string) => void;
  /** The viewer begins or stops typing. */
  onTyping: (isTyping: boolean) => void;
  /** The newest message of the other user is in view on a visible page. Called once for each message. */
  onSeen: (messageId: string) => void;
  matchesHref: string;
  profileHref: string;
  /** Live Support, where a user reports another. */
  supportHref: string;
  /** Address of a video call with the match, in a version with calls. */
  videoHref?: string;
  /** Ends the match for both users. */
  onUnmatch: () => Promise<void>;
}
