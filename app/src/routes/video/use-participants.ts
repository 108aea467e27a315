import { getGetUserProfileQueryOptions } from '@perigee/api';
import type { CallParticipant } from '@perigee/ui/video';
import { useQueries } from '@tanstack/react-query';
import type { VideoParticipant } from '../../services/video/video-service.ts';

/** Who a participant is. */
export interface Person {
  id: number;
  name: string;
  imageUrl: string | null;
}

/**
 * The participants with their names and pictures. The provider knows only their ids: their public profiles have
 * the rest.
 *
 * @param known a user who need not be looked up
 */
export function useParticipants(
  participants: readonly VideoParticipant[],
  known: Person | null,
): CallParticipant[] {
  const profiles = useQueries({
    queries: participants
      .filter(({ userId }) => userId !== known?.id)
      .map(({ userId }) => getGetUserProfileQueryOptions(String(userId))),
  });
  const people = new Map(known === null ? [] : [[known.id, known]]);
  for (const { data } of profiles) {
    if (data !== undefined) {
      people.set(data.id, { id: data.id, name: data.name, imageUrl: data.profileImage });
    }
  }
  return participants.map((participant) => {
    const person = people.get(participant.userId);
    // Also of a guest whose profile is hidden.
    return { ...participant, name: person?.name ?? 'Guest', imageUrl: person?.imageUrl ?? null };
  });
}
