import { inviteToEvent } from '@perigee/api';

/**
 * Invites the user to the event of the sign-in. Returns the number of new invitations: 0 if the user is on
 * the list already, null after a failure.
 *
 * @param token of the session that has not started yet
 */
export async function requestInvitation(eventId: string, token: string): Promise<number | null> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await inviteToEvent(eventId, {}, { headers }).catch(() => null);
  return reply === null ? null : reply.invited;
}
