import {
  getGetPublicEventQueryOptions,
  useCreateStreamingToken,
  useGetPublicEvent,
} from '@perigee/api';
import { EventRoomPage, type EventRoomPageProps } from '@perigee/ui/tickets';
import { useParams } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { DeviceGate } from '../events/device-gate.tsx';
import { eventHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';

type RoomProps = Pick<EventRoomPageProps, 'kind'>;

export const queries: PageQueries = ({ params: { event_id: name = '' } }) => [
  getGetPublicEventQueryOptions(name),
];

/** The page of a room. */
export function EventRoom({ kind }: RoomProps) {
  return (
    <DeviceGate>
      <Room kind={kind} />
    </DeviceGate>
  );
}

/**
 * The room of an event. Its public details are enough, which users with an incomplete profile get too; the
 * token's call decides who may enter.
 */
function Room({ kind }: RoomProps) {
  const { event_id: name = '' } = useParams();
  const event = useGetPublicEvent(name);
  const { mutateAsync: createToken } = useCreateStreamingToken();
  const details = mapLoadable(toLoadable(event), (reply) => reply.event);
  return (
    <EventRoomPage
      key={name}
      kind={kind}
      event={details}
      // The token is for the video component: it will be passed to the stage, once there is one.
      onEnter={async () => void (await createToken({ data: { room: name } }))}
      eventHref={eventHref(name)}
      ticketsHref={paths.tickets}
    />
  );
}
