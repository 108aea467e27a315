import { dateApplicationRequest, hostRecord } from '@perigee/api/fixtures';
import type { ReplacedState } from '@perigee/api/replaced-states';
import type { SandboxContext } from '../context.ts';
import { hostDateApplications, hostInvitations, payoutAccounts } from '../db/schema/hosts.ts';
import { putConnectCode } from '../payments/simulated/connect.ts';
import { insertEvents, insertPeople, type NewPerson } from '../seed/insert.ts';
import { hosting, upcoming } from './events.ts';
import { accepted } from './people.ts';
import { otherOwnerOf, putPhoneWithAccount, putVerifiedPhone } from './proven-phones.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function putInvitation(
  { db, clock }: SandboxContext,
  uuid: string,
  change: Partial<typeof hostInvitations.$inferInsert> = {},
): Promise<void> {
  const expiresAt = new Date(clock().getTime() + DAY_MS);
  await db.insert(hostInvitations).values({ uuid, level: '1', expiresAt, ...change });
}

interface Who {
  userId: number;
  hostId: number;
}

const hostOf = ({ userId, hostId }: Who, now: Date): NewPerson =>
  hosting({ id: userId, Host: { ...hostRecord, id: hostId } }, now);

const signedInHost = (context: SandboxContext, who: Who, ...others: NewPerson[]) =>
  signIn(context, who.userId, hostOf(who, context.clock()), ...others);

/** Stores a dater `userId` with a session, and a host `hostId`, who is another user. */
function signedInDaterAndHost(context: SandboxContext, { userId, hostId }: Who) {
  const now = context.clock();
  const host = hostOf({ userId: userId + 1, hostId }, now);
  return signIn(context, userId, accepted({ id: userId }, now), host);
}

async function putApplication(
  { db, clock }: SandboxContext,
  { userId, hostId }: Who,
): Promise<void> {
  const { message } = dateApplicationRequest;
  await db.insert(hostDateApplications).values({ userId, hostId, message, createdAt: clock() });
}

/** The states of hosts and their payouts. */
export const hostHandlers = {
  'an old host invitation': async (context, { uuid }) => {
    await putInvitation(context, uuid);
    return {};
  },

  'a host invitation and a phone that is verified': async (context, { uuid, ...owner }) => {
    await putInvitation(context, uuid);
    return putVerifiedPhone(context, owner);
  },

  'a host invitation that was used, and a phone that is verified': async (
    context,
    { uuid, ...owner },
  ) => {
    await putInvitation(context, uuid, { usedAt: context.clock() });
    return putVerifiedPhone(context, owner);
  },

  'a host invitation and a phone that has an account': async (context, { uuid, ...owner }) => {
    await putInvitation(context, uuid);
    return putPhoneWithAccount(context, owner);
  },

  'a host invitation and an email that belongs to another user': async (
    context,
    { uuid, email, ...owner },
  ) => {
    await putInvitation(context, uuid);
    return putVerifiedPhone(context, owner, [otherOwnerOf(email, owner, context.clock())]);
  },

  'a host with a link id': async ({ db, clock }, { hostId, linkId }) => {
    const host = { ...hostRecord, id: hostId, linkId };
    await insertPeople(db, [hosting({ Host: host }, clock())]);
    return {};
  },

  'a host who is not there': async () => ({}),

  'a signed-in dater and a host with an event': async (context, { eventId, ...who }) => {
    const result = await signedInDaterAndHost(context, who);
    const event = upcoming({ id: eventId, hostId: who.hostId }, context.clock());
    await insertEvents(context.db, [event]);
    return result;
  },

  'a signed-in dater who asked a host for a date': async (context, who) => {
    const result = await signedInDaterAndHost(context, who);
    await putApplication(context, who);
    return result;
  },

  'a signed-in host who was asked for a date': async (context, { applicantId, ...who }) => {
    const applicant = accepted({ id: applicantId }, context.clock());
    const result = await signedInHost(context, who, applicant);
    await putApplication(context, { userId: applicantId, hostId: who.hostId });
    return result;
  },

  'a signed-in host and another with a link id': async (context, { linkId, ...who }) => {
    const other = accepted(
      { id: who.userId + 1, Host: { ...hostRecord, id: who.hostId + 1, linkId } },
      context.clock(),
    );
    return signedInHost(context, who, other);
  },

  'a signed-in host with a payouts account': async (context, who) => {
    const result = await signedInHost(context, who);
    const account = { accountId: 'acct_x1dU3kT0', connectedAt: context.clock() };
    await context.db.insert(payoutAccounts).values({ hostId: who.hostId, ...account });
    return result;
  },

  'a signed-in host with a payouts code': async (context, { authCode, ...who }) => {
    await putConnectCode(context, authCode);
    return signedInHost(context, who);
  },
} satisfies Partial<StateHandlers<ReplacedState>>;
