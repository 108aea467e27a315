import { chatLimits } from '@perigee/domain/chat';
import { Client, type JSONValue } from '@twilio/conversations';

/**
 * The library skips reports of typing that follow each other faster, and its others hear a second later that it ended.
 * Each report of the page comes between the two. Milliseconds.
 */
export const TYPING_MS = chatLimits.typingRepeatMs - 500;

/** What is used of the library's client, so that a test can stand in for the servers. */
export interface TwilioClient {
  readonly connectionState: string;
  readonly user: { readonly identity: string };
  on: On;
  removeAllListeners: () => unknown;
  getConversationByUniqueName: (uniqueName: string) => Promise<TwilioConversation>;
  getSubscribedConversations: () => Promise<TwilioPage<TwilioConversation>>;
  shutdown: () => Promise<void>;
}

export interface TwilioEvents {
  initialized: () => void;
  initFailed: (failure: { error?: { terminal: boolean } }) => void;
  connectionStateChanged: (state: string) => void;
  tokenExpired: () => void;
  messageAdded: (message: TwilioMessage & { conversation: TwilioConversation }) => void;
  participantUpdated: (update: {
    participant: TwilioParticipant;
    updateReasons: readonly string[];
  }) => void;
  typingStarted: (participant: TwilioParticipant) => void;
  typingEnded: (participant: TwilioParticipant) => void;
  conversationUpdated: (update: { conversation: TwilioConversation }) => void;
  conversationLeft: (conversation: TwilioConversation) => void;
  conversationRemoved: (conversation: TwilioConversation) => void;
}

/** One signature for each event, because the library's generic one is of all its events. */
type On = Signatures<keyof TwilioEvents> extends (on: infer Each) => void ? Each : never;
type Signatures<Name extends keyof TwilioEvents> = Name extends unknown
  ? (on: (name: Name, listener: TwilioEvents[Name]) => unknown) => void
  : never;

export interface TwilioPage<Item> {
  /** Messages: the oldest first. */
  items: Item[];
  hasNextPage: boolean;
  hasPrevPage: boolean;
  nextPage: () => Promise<TwilioPage<Item>>;
  prevPage: () => Promise<TwilioPage<Item>>;
}

export interface TwilioConversation {
  readonly uniqueName: string | null;
  readonly status: string;
  readonly state: { current: string } | undefined;
  readonly lastReadMessageIndex: number | null;
  /** @param anchor the index of the newest message of the page */
  getMessages: (pageSize: number, anchor?: number) => Promise<TwilioPage<TwilioMessage>>;
  getParticipants: () => Promise<TwilioParticipant[]>;
  /** Resolves to the index of the message. */
  sendMessage: (body: string, attributes: JSONValue) => Promise<number>;
  advanceLastReadMessageIndex: (index: number) => Promise<number>;
  typing: () => Promise<void>;
}

export interface TwilioParticipant {
  readonly conversation: TwilioConversation;
  readonly identity: string | null;
  readonly attributes: JSONValue;
  readonly lastReadMessageIndex: number | null;
  updateAttributes: (attributes: JSONValue) => Promise<unknown>;
}

export interface TwilioMessage {
  sid: string;
  /** Greater than that of each earlier message; there may be gaps. */
  index: number;
  /** The id of a user, unless another program wrote the message. */
  author: string | null;
  body: string | null;
  /** Any JSON. */
  attributes: unknown;
  dateCreated: Date | null;
}

/** A client of the library, which connects by itself. */
export const openTwilioClient = (region: string, token: string): TwilioClient =>
  new Client(token, {
    region,
    typingIndicatorTimeoutOverride: TYPING_MS,
    // Otherwise a reloaded page would hear of calls that rang before it.
    Sync: { enableSessionStorage: false },
  });
