import type { Ai } from './admin/ai/ai.ts';
import type { HashCode } from './auth/code.ts';
import type { Passwords } from './auth/passwords.ts';
import type { ChatChannel } from './chat/chat-channel.ts';
import type { Clock, ClockControls } from './clock.ts';
import type { Database } from './db/database.ts';
import type { ReadLimit } from './http/read-limit.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaymentEvents, Payments } from './payments/payments.ts';
import type { EncodeUpload } from './profile/encode-image.ts';
import type { RandomBytes } from './random.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Tokens } from './auth/tokens.ts';
import type { VideoChannel } from './video/video-channel.ts';

interface Settings {
  /** The prefix of pictures' paths. Empty if the page and its pictures share an origin. */
  publicUrl: string;
  /** The prefix of paths of links into the web product. */
  webUrl: string;
  /** Whether waitlist mode is on, in which accepted members do not swipe. Source: admin §4. */
  waitlistMode?: boolean;
  /** The folder of the data, for messages in the terminal. */
  storage?: string | undefined;
}

/** The dependencies of the sandbox's routes. The core uses nothing outside of it. */
export interface SandboxContext {
  db: Database;
  clock: Clock;
  random: RandomBytes;
  tokens: Tokens;
  hashCode: HashCode;
  passwords: Passwords;
  encodeImage: EncodeUpload;
  realtime: Realtime;
  chat: ChatChannel;
  video: VideoChannel;
  outbox: Outbox;
  payments: Payments;
  /** Limits how many profiles a reader sees in a period. */
  profileReads: ReadLimit;
  /** The usernames of which clients have learnt whether they are taken, counted for their limit. */
  usernameReads: ReadLimit;
  /**
   * Handlers of successful payments. A repeated call changes nothing. Call them outside of
   * transactions.
   */
  paymentEvents: PaymentEvents;
  ai: Ai;
  settings: Settings;
  /** Writes a line to the terminal. */
  log: (line: string) => void;
  /** Enables the routes under /sandbox, for tests of whole journeys. */
  controls?: ClockControls;
}
