import { fakeAi } from './admin/ai/fake-ai.ts';
import { boundedPasswords } from './auth/bounded-passwords.ts';
import { codeHasher } from './auth/code.ts';
import type { SandboxContext } from './context.ts';
import { createReadLimit } from './http/read-limit.ts';
import { printable } from './http/printable.ts';
import { settleIntent } from './membership/settle-intent.ts';
import { createOutbox, type Message } from './outbox/outbox.ts';
import { boundedEncoding, type EncodeImage } from './profile/encode-image.ts';
import { loadSecret } from './auth/token-secret.ts';
import { settleCheckout } from './tickets/settle-checkout.ts';
import { createTokens } from './auth/tokens.ts';
import { profileServerMessages } from './profile/server-messages.ts';

/** The ports of a sandbox; the rest of its context is made from them. */
export type Ports = Pick<
  SandboxContext,
  | 'db'
  | 'clock'
  | 'random'
  | 'passwords'
  | 'payments'
  | 'realtime'
  | 'chat'
  | 'video'
  | 'settings'
  | 'log'
  | 'controls'
> & {
  encodeImage: EncodeImage;
  /** Called with each message that is put into the outbox. */
  onSent?: (message: Message) => void;
};

/** Completes a context: tokens, hashes and outbox are created from the database. */
export async function createContext({ onSent, ...ports }: Ports): Promise<SandboxContext> {
  const { db, clock, random } = ports;
  const secret = await loadSecret(db, random);
  const context: SandboxContext = {
    ...ports,
    log: (line) => ports.log(printable(line)),
    passwords: boundedPasswords(ports.passwords),
    encodeImage: boundedEncoding(ports.encodeImage),
    tokens: createTokens(secret, clock),
    hashCode: await codeHasher(secret),
    outbox: createOutbox(db, clock, onSent),
    ai: fakeAi,
    profileReads: createReadLimit(clock, profileServerMessages.tooManyProfiles),
    usernameReads: createReadLimit(clock, profileServerMessages.tooManyUsernames),
    paymentEvents: {
      checkoutPaid: (sessionId) => settleCheckout(context, sessionId),
      intentDone: (intentId) => settleIntent(context, intentId),
    },
  };
  return context;
}
