import type {
  CallSignal,
  ChatCall,
  ChatConversation,
  ChatDraft,
  ChatMessage,
  ChatPage,
} from '@perigee/domain/chat';

/**
 * The port to the chat provider. It transports: what waits to be sent, retries and the state of a page are the
 * chat store's, so that every provider behaves alike. Every adapter passes `chat-service.conformance.ts`.
 * Decision M7.
 */
export interface ChatService {
  /**
   * Signs in, and stays connected until it is closed: after a lost network it connects again by itself.
   *
   * @param chatToken the product API's, of the user's session
   */
  connect: (chatToken: string, listeners: ChatListeners) => ChatConnection;
}

export interface ChatListeners {
  /** Also after each reconnection, when events may have been missed. */
  onConnected: () => void;
  onDisconnected: () => void;
  /** The provider refused the token. It is not tried again. */
  onRefused: () => void;
  /** Messages of both users: also those that the user sent on another page. */
  onMessage: (message: ChatMessage) => void;
  /** The other user types, said again with each report of it, or has stopped. */
  onTyping: (conversationId: string, isTyping: boolean) => void;
  /** A user has read what was sent until a time: the other user, or the same one on another page. */
  onRead: (mark: ReadMark) => void;
  /** A signal of a call that rings: of the other user, or of the same one, also from this page. */
  onCall: (call: ChatCall) => void;
  /** The match has ended: the conversation can no longer be read or written. */
  onClosed: (conversationId: string) => void;
}

export interface ReadMark {
  conversationId: string;
  userId: number;
  /** RFC 3339. */
  readAt: string;
}

/** All calls reject with a `ChatError`. */
export interface ChatConnection {
  /** The conversations of all the user's current matches, also of those without a message. */
  conversations: () => Promise<ChatConversation[]>;
  /** The newest messages, or those before the message `before`. */
  messages: (conversationId: string, before?: string) => Promise<ChatPage>;
  /** Resolves once the message is stored. The same id again resolves to the message that is stored. */
  send: (conversationId: string, draft: ChatDraft) => Promise<ChatMessage>;
  /** Marks everything until the message as read. */
  markRead: (conversationId: string, messageId: string) => Promise<void>;
  /**
   * Reports that the user types or has stopped, unless the page is offline. Typing is reported again every
   * `chatLimits.typingRepeatMs` while it goes on: a provider may let it end by itself after longer than that.
   */
  setTyping: (conversationId: string, isTyping: boolean) => void;
  /**
   * Tells the pages of both users of a call that rings. Nothing is kept for pages that are not open.
   *
   * @param callId a UUID of one attempt to call
   */
  signalCall: (conversationId: string, callId: string, signal: CallSignal) => Promise<void>;
  close: () => void;
}

/**
 * Why a call failed. `offline`: no connection, or it was lost before the reply; the call can be repeated.
 * `closed`: the match has ended, or was never the user's. `too-fast`: repeat it later. `refused`: it never succeeds.
 */
export type ChatErrorReason = 'offline' | 'closed' | 'too-fast' | 'refused';

export class ChatError extends Error {
  readonly reason: ChatErrorReason;

  constructor(reason: ChatErrorReason, message: string) {
    super(message);
    this.name = 'ChatError';
    this.reason = reason;
  }
}
