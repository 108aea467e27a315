import type { EventInvitation } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import { invitationEligibility } from '@perigee/domain/events';
import { eventClosed } from '@perigee/domain/tickets';
import { and, asc, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import { spend, spendEach } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import { eventTags } from '../db/schema/events.ts';
import { hosts } from '../db/schema/hosts.ts';
import { users } from '../db/schema/users.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { eventAccess } from '../events/event-access.ts';
import { isOnGuestList } from '../events/guest-list.ts';
import { LOCATIONS, orientationOf } from '../events/lookups.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { memberReader } from '../profile/reader.ts';
import { isVisibleTo } from '../profile/visible.ts';
import { findEventRow, mustRun, type EventRow } from './event-row.ts';
import { guestMail } from './notify-guest.ts';
import { ticketServerMessages } from './server-messages.ts';

interface Invitee {
  id: number;
  email: string;
}

/**
 * Users who can be mailed, may see the event, are not on the guest list, and have no other part in
 * the event.
 */
async function inviteesWhere(
  { db, clock }: SandboxContext,
  event: EventRow,
  where: SQL | undefined,
) {
  const onList = db
    .select({ one: sql`1` })
    .from(eventSignups)
    .where(
      and(
        eq(eventSignups.eventId, event.id),
        eq(eventSignups.userId, users.id),
        isOnGuestList(clock()),
      ),
    );
  const rows = await db
    .select({
      id: users.id,
      admin: users.admin,
      host: { id: hosts.id },
      completedOnboarding: users.completedOnboarding,
      email: sql<string>`${users.email}`,
      birthdate: users.birthdate,
      gender: users.gender,
      sexualOrientation: users.sexualOrientation,
      preference: users.preference,
    })
    .from(users)
    .innerJoin(waitlistEntries, eq(waitlistEntries.userId, users.id))
    .leftJoin(hosts, eq(hosts.userId, users.id))
    .where(and(sql`${users.email} is not null`, notExists(onList), where))
    .orderBy(asc(users.id));
  // No user on the list is an invitee, so that none holds a ticket.
  return rows.filter(
    (user) =>
      user.id !== event.hostUserId &&
      user.id !== event.bacheloretteUserId &&
      eventAccess(user, event, false) === 'open',
  );
}

/**
 * The users with these ids. They count as shown to the inviter, and hidden users are unknown, so that
 * the reply does not tell which ids belong to users.
 *
 * @throws 404 if one of the ids is unknown, 429 for too many users in ten minutes
 */
async function named(
  context: SandboxContext,
  { event, inviter }: { event: EventRow; inviter: AuthUser },
  ids: readonly number[],
) {
  const wanted = [...new Set(ids)];
  context.profileReads.show(memberReader(inviter), wanted.map(String));
  const known = await context.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, wanted), users.completedSignup, isVisibleTo(inviter)));
  const unknown = wanted.filter((id) => !known.some((user) => user.id === id));
  if (unknown.length > 0) throw failure(404, ticketServerMessages.inviteesNotFound(unknown));
  return inviteesWhere(context, event, inArray(users.id, wanted));
}

/** All accepted members of the event's city whom the event suits. */
async function suited(context: SandboxContext, event: EventRow): Promise<Invitee[]> {
  const city = LOCATIONS.find(({ id }) => id === event.locationId)?.name ?? '';
  const tags = await context.db.select().from(eventTags).where(eq(eventTags.eventId, event.id));
  const orientation = orientationOf(tags.map(({ tagId }) => tagId));
  const people = await inviteesWhere(
    context,
    event,
    and(eq(sql`(${users.userAddress}->>'locality')`, city), eq(waitlistEntries.status, 'yes')),
  );
  return people.filter(({ preference, ...invitee }) =>
    invitationEligibility(
      { ...invitee, genders: preference?.genders ?? [] },
      { ...event, orientation },
    ),
  );
}

/**
 * Mails invitations for the users who run the event: to the users named, or to all members whom the
 * event suits. A user gets no second invitation to the same event within a day, and none while on
 * its list.
 *
 * @param eventName its id or slug
 * @returns the number of sent mails
 * @throws 404 for an unknown event or user, 403 for users who do not run the event, 409 for an
 *   event that accepts no guests, 429 for too many calls
 */
export async function invitePeople(
  context: SandboxContext,
  eventName: string,
  inviter: AuthUser,
  { userIds }: EventInvitation,
): Promise<number> {
  const event = await findEventRow(context.db, eventName, inviter);
  mustRun(inviter, event);
  const closed = eventClosed(event, context.clock());
  if (closed !== null) throw failure(409, closed);

  const people =
    userIds === undefined
      ? await suited(context, event)
      : await named(context, { event, inviter }, userIds);
  await spend(context, 'eventInvitations', String(event.id));
  const keyOf = ({ id }: Invitee) => `${event.id} ${id}`;
  const fresh = await spendEach(context, 'invitationsToOne', {
    whose: people.map(keyOf),
    atOnce: limits.invitationsAtOnce,
  });
  const invited = people.filter((invitee) => fresh.has(keyOf(invitee)));
  const mail = { ...guestMail(context, 'invited', event), code: null };
  for (const { email } of invited) await context.outbox.send({ to: email, ...mail });
  return invited.length;
}
