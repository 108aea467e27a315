import { createStreamingToken, useGetPublicEvent } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { EventRoomPage, type EventRoomPageProps } from '@perigee/ui/tickets';
import { useParams } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { eventHref } from './places.ts';

interface EventRoomProps extends Pick<EventRoomPageProps, 'kind'> {
  title: string;
}

/**
 * The room of an event. Its public details are enough, which also those get whose profile is not
 * complete; who may come in is for the token's call to say.
 */
export function EventRoom({ kind, title }: EventRoomProps) {
  const { event_id: name = '' } = useParams();
  const event = useGetPublicEvent(name);
  const details = mapLoadable(toLoadable(event), (reply) => reply.event);
  return (
    <>
      <PageMeta title={title} unlisted />
      <EventRoomPage
        key={name}
        kind={kind}
        event={details}
        // The token is for whoever streams the video: it goes to the stage, once there is one.
        onEnter={async () => void (await createStreamingToken({ room: name }))}
        eventHref={eventHref({ slug: name })}
        ticketsHref={paths.tickets}
      />
    </>
  );
}
