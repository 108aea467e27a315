import { useGetPublicEvent, type Event } from '@perigee/api';
import { eventRoom, roomChangesIn } from '@perigee/domain/tickets';
import { RoomClosed, type CallRoom } from '@perigee/ui/video';
import { useState } from 'react';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { createServerClock } from '../../services/server-clock.ts';
import { useClockCorrection } from '../../services/use-clock-correction.ts';
import { useServices } from '../../services/services-context.ts';
import { eventHref, matchesHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { CallPage } from './call-page.tsx';
import { RoomLoading } from './room-loading.tsx';

/** @param name the id or slug of the event */
export function EventRoom({ name }: { name: string }) {
  const query = useGetPublicEvent(name);
  const event = mapLoadable(toLoadable(query), (reply) => reply.event);
  if (event.status !== 'ready') return <RoomLoading room={event} backHref={paths.tickets} />;
  return <RoomOfEvent name={name} event={event.data} onRefresh={query.refetch} />;
}

interface RoomOfEventProps {
  name: string;
  event: Event;
  /** Reads the event again. */
  onRefresh: () => Promise<unknown>;
}

/** The room of an event, which opens by itself. The token's call decides who may enter. */
function RoomOfEvent({ name, event, onRefresh }: RoomOfEventProps) {
  const { clock: deviceClock } = useServices();
  const [clock] = useState(() => createServerClock(deviceClock));
  const [now, setNow] = useState(clock.now);
  // The reply has the server's time.
  useClockCorrection(() => void onRefresh().then(() => setNow(clock.now())));
  const { status, title, image: imageUrl, startTime, timezone: timeZone } = event;
  const times = { status, startTime: new Date(startTime), endTime: new Date(event.endTime) };
  const opening = eventRoom(times, now);
  const room = { kind: 'event', title, imageUrl, startTime, timeZone } satisfies CallRoom;
  const closed = {
    event: room,
    eventHref: eventHref(name),
    ticketsHref: paths.tickets,
    matchesHref,
  };
  if (opening === 'early') {
    const opensAt = new Date(now.getTime() + (roomChangesIn(times, now) ?? 0));
    return (
      <RoomClosed
        {...closed}
        reason="early"
        opensAt={opensAt}
        onOpen={() => setNow(opensAt)}
        readTime={clock.now}
      />
    );
  }
  if (opening !== 'open') return <RoomClosed {...closed} reason={opening} />;
  return (
    <CallPage
      name={name}
      room={room}
      known={null}
      backHref={eventHref(name)}
      renderRefused={(refusal) => <RoomClosed {...closed} {...refusal} reason="refused" />}
    />
  );
}
