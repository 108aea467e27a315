import { createStreamingToken, useGetPublicEvent } from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { EventRoomPage, type EventRoomPageProps } from '@perigee/ui/tickets';
import { useParams } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { DeviceGate } from '../events/device-gate.tsx';
import { eventHref } from '../events/hrefs.ts';
import { paths } from '../paths.ts';

type RoomProps = Pick<EventRoomPageProps, 'kind'>;

/** The page of a room. It has its title also on a device that cannot enter. */
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
 * The room of an event. Its public details are enough, which users with an incomplete profile get too; the
 * token's call decides who may enter.
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
      // The token is for the video component: it will be passed to the stage, once there is one.
      onEnter={async () => void (await createStreamingToken({ room: name }))}
      eventHref={eventHref(name)}
      ticketsHref={paths.tickets}
    />
  );
}
