import { createStreamingToken, useGetPublicEvent } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { EventRoomPage, type EventRoomPageProps } from '@perigee/ui/tickets';
import { useParams } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { DeviceGate } from '../events/device-gate.tsx';
import { eventHref } from '../events/hrefs.ts';
import { paths } from '../paths.ts';

type RoomProps = Pick<EventRoomPageProps, 'kind'>;

/** The page of a room: where a device cannot come in, it is named all the same. */
export function EventRoom({ kind, title }: RoomProps & { title: string }) {
  return (
    <>
      <PageMeta title={title} unlisted />
      <DeviceGate>
        <Room kind={kind} />
      </DeviceGate>
    </>
  );
}

/**
 * The room of an event. Its public details are enough, which also those get whose profile is not
 * complete; who may come in is for the token's call to say.
 */
function Room({ kind }: RoomProps) {
  const { event_id: name = '' } = useParams();
  const event = useGetPublicEvent(name);
  const details = mapLoadable(toLoadable(event), (reply) => reply.event);
  return (
    <EventRoomPage
      key={name}
      kind={kind}
      event={details}
      // The token is for whoever streams the video: it goes to the stage, once there is one.
      onEnter={async () => void (await createStreamingToken({ room: name }))}
      eventHref={eventHref(name)}
      ticketsHref={paths.tickets}
    />
  );
}
