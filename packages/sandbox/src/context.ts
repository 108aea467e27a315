import type { Ai } from './ai/ai.ts';
import type { HashCode } from './auth/code.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Clock, ClockControls } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaymentEvents, Payments } from './payments/payments.ts';
import type { EncodeImage } from './profile/encode-image.ts';
import type { RandomBytes } from './random.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Tokens } from './tokens/tokens.ts';

interface Settings {
  /** Put before the paths of pictures. Empty where the page and its pictures share an origin. */
  publicUrl: string;
  /** Put before the paths of links that lead into the web product. */
  webUrl: string;
}

/** Everything that the sandbox's calls work with. Nothing in its core reaches around it. */
export interface SandboxContext {
  db: Database;
  clock: Clock;
  random: RandomBytes;
  tokens: Tokens;
  hashCode: HashCode;
  passwords: Passwords;
  encodeImage: EncodeImage;
  realtime: Realtime;
  outbox: Outbox;
  payments: Payments;
  /** What follows from a payment. Doing it twice does it once. Call it outside of transactions. */
  paymentEvents: PaymentEvents;
  ai: Ai;
  settings: Settings;
  /** Takes a line for whoever watches the terminal. */
  log: (line: string) => void;
  /** Opens the calls under /sandbox, for tests of whole journeys. */
  controls?: ClockControls;
}
