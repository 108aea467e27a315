import type { ReplacedState, ReplacedStateParams } from '@perigee/api/replaced-states';
import { codePolicy } from '../auth/code-policy.ts';
import type { SandboxContext } from '../context.ts';
import { verificationCodes } from '../db/schema/auth.ts';
import { insertPeople } from '../seed/insert.ts';
import { forYouHandlers } from './for-you-states.ts';
import { likesHandlers } from './likes-states.ts';
import { emptyTables } from './empty-tables.ts';
import { eventHandlers } from './event-states.ts';
import { eventRoomHandlers } from './event-room-states.ts';
import { hostPortalHandlers } from './host-portal-states.ts';
import { adminHandlers } from './admin-states.ts';
import { accepted, admin, waiting, waitingCrowd } from './people.ts';
import { hostHandlers } from './host-states.ts';
import { membershipHandlers } from './membership-states.ts';
import { profileHandlers } from './profile-states.ts';
import { otherOwnerOf, putPhoneWithAccount, putVerifiedPhone } from './proven-phones.ts';
import { referralHandlers } from './referral-states.ts';
import { reportHandlers } from './report-states.ts';
import { signInHandlers } from './sign-in-states.ts';
import { signIn, type StateHandlers, type StateResult } from './state-handlers.ts';
import { ticketHandlers } from './ticket-states.ts';
import { waitlistHandlers } from './waitlist-states.ts';

export type { StateResult } from './state-handlers.ts';

type Handlers = StateHandlers<ReplacedState>;

const HOUR_MS = 60 * 60 * 1000;

async function putCode(
  { db, clock, hashCode }: SandboxContext,
  { phone, code }: { phone: string; code: string },
  change: Partial<typeof verificationCodes.$inferInsert> = {},
): Promise<void> {
  const now = clock();
  await db.insert(verificationCodes).values({
    phone,
    codeHash: await hashCode(phone, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + codePolicy.lifetimeMs),
    hourBeganAt: now,
    sentInHour: 1,
    ...change,
  });
}

const handlers: Handlers = {
  ...signInHandlers,
  ...profileHandlers,
  ...forYouHandlers,
  ...likesHandlers,
  ...membershipHandlers,
  ...hostHandlers,
  ...ticketHandlers,
  ...eventHandlers,
  ...eventRoomHandlers,
  ...hostPortalHandlers,
  ...referralHandlers,
  ...reportHandlers,
  ...waitlistHandlers,
  ...adminHandlers,

  'a phone that is new': async () => ({}),

  'a phone that asked for a code a moment ago': async (context, { phone }) => {
    await putCode(context, { phone, code: '000000' });
    return {};
  },

  'a code sent to a phone that is new': async (context, params) => {
    await putCode(context, params);
    return {};
  },

  'a code sent to a member': async (context, params) => {
    await insertPeople(context.db, [accepted({ phoneNumber: params.phone }, context.clock())]);
    await putCode(context, params);
    return {};
  },

  'a code that was guessed wrong too often': async (context, params) => {
    await putCode(context, params, { wrongAttempts: codePolicy.mostWrongAttempts });
    return {};
  },

  'a phone that is verified': putVerifiedPhone,

  'a phone that has an account': putPhoneWithAccount,

  'an email that belongs to another user': async (context, { email, ...owner }) =>
    putVerifiedPhone(context, owner, [otherOwnerOf(email, owner, context.clock())]),

  'a signed-in dater on the waitlist': (context, { userId, position }) => {
    const now = context.clock();
    const crowd = waitingCrowd(position - 1, userId, now);
    return signIn(context, userId, waiting({ id: userId }, now), ...crowd);
  },

  'a signed-in admin and an applicant': (context, { adminId, userId, waitlistStatus }) => {
    const now = context.clock();
    const applicant = waiting({ id: userId, waitlistStatus }, now);
    return signIn(context, adminId, admin({ id: adminId }, now), applicant);
  },

  'an expired session': async (context, { userId }) => {
    await insertPeople(context.db, [waiting({ id: userId }, context.clock())]);
    const longAgo = new Date(context.clock().getTime() - 24 * HOUR_MS);
    return { token: await context.tokens.session(userId, { since: longAgo }) };
  },

  'a signed-in dater': (context, { userId }) =>
    signIn(context, userId, waiting({ id: userId }, context.clock())),

  'a signed-in dater who was accepted': (context, { userId }) =>
    signIn(context, userId, accepted({ id: userId }, context.clock())),
};

/**
 * Brings the sandbox from any state into the one that a contract names: all users and codes are
 * replaced. Use it only for a database without other clients.
 */
export async function applyReplacedState<State extends ReplacedState>(
  context: SandboxContext,
  name: State,
  params: ReplacedStateParams[State],
): Promise<StateResult> {
  await emptyTables(context.db);
  const handler: Handlers[State] = handlers[name];
  return handler(context, params);
}
