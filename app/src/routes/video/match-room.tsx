import { useGetLikesOverview, type Match } from '@perigee/api';
import { shownAge } from '@perigee/domain/profile';
import { RoomClosed } from '@perigee/ui/video';
import { useState } from 'react';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { conversationHref, matchesHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { CallPage } from './call-page.tsx';
import { RoomLoading } from './room-loading.tsx';
import { UnknownMatch } from './unknown-match.tsx';

interface MatchRoomProps {
  /** match-<id> */
  name: string;
  matchId: number;
}

/** The room of a match. It stays while the match ends, so that the user is told. */
export function MatchRoom({ name, matchId }: MatchRoomProps) {
  const now = useNow();
  const query = useGetLikesOverview();
  const matches = mapLoadable(toLoadable(query), (reply) => reply.matches);
  const [known, setKnown] = useState<Match | null>(null);
  const found =
    matches.status === 'ready' ? matches.data.find(({ id }) => id === matchId) : undefined;
  if (found !== undefined && found !== known) setKnown(found);
  const match = found ?? known;

  if (match === null) {
    return matches.status === 'ready' ? (
      <UnknownMatch name={name} onEntered={() => void query.refetch()} />
    ) : (
      <RoomLoading room={matches} backHref={matchesHref} />
    );
  }
  const { id, name: otherName, profileImage: imageUrl } = match.profile;
  return (
    <CallPage
      name={name}
      room={{ kind: 'match', name: otherName, age: shownAge(match.profile, now), imageUrl }}
      known={{ id, name: otherName, imageUrl }}
      backHref={conversationHref(matchId)}
      renderRefused={(refusal) => (
        <RoomClosed
          {...refusal}
          event={null}
          reason="refused"
          eventHref={null}
          ticketsHref={paths.tickets}
          matchesHref={matchesHref}
        />
      )}
    />
  );
}
