import { inviteToEvent } from '@perigee/api';

/**
 * Asks for the event that sign-in was for. How many were invited: nobody where one is on the list
 * already. Null where it failed.
 *
 * @param jwt of the session that has not started yet
 */
export async function inviteOneself(eventId: string, jwt: string): Promise<number | null> {
  const headers = { authorization: `Bearer ${jwt}` };
  const reply = await inviteToEvent(eventId, {}, { headers }).catch(() => null);
  return reply === null ? null : reply.invited;
}
