import { useCreateStreamingToken } from '@perigee/api';
import { errorText } from '@perigee/domain';
import { RoomClosed } from '@perigee/ui/video';
import { useEffect, useEffectEvent } from 'react';
import { matchesHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { RoomLoading } from './room-loading.tsx';

interface UnknownMatchProps {
  name: string;
  /** The server admits the user: the match is newer than the list of matches. */
  onEntered: () => void;
}

/** The room of a match that the user does not have. Why it stays closed is the server's to say. */
export function UnknownMatch({ name, onEntered }: UnknownMatchProps) {
  const { mutate, error } = useCreateStreamingToken();
  const ask = useEffectEvent(() => mutate({ data: { room: name } }, { onSuccess: onEntered }));
  useEffect(() => ask(), []);
  if (error === null) return <RoomLoading room={{ status: 'loading' }} backHref={matchesHref} />;
  return (
    <RoomClosed
      event={null}
      reason="refused"
      message={errorText(error)}
      eventHref={null}
      ticketsHref={paths.tickets}
      matchesHref={matchesHref}
    />
  );
}
