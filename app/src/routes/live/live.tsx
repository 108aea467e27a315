import {
  getGetPublicEventQueryOptions,
  useCreateStreamingToken,
  useGetPublicEvent,
} from '@perigee/api';
import { LivePage } from '@perigee/ui/live';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { createServerClock } from '../../services/server-clock.ts';
import { useServices } from '../../services/services-context.ts';
import { useClockCorrection } from '../../services/use-clock-correction.ts';
import { useIsOnline } from '../../services/use-is-online.ts';
import { DeviceGate } from '../events/device-gate.tsx';
import { eventHref, matchesHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { enteredEvent, keepEntered } from './entered-event.ts';

export const queries: PageQueries = ({ params: { event_id: name = '' } }) => [
  getGetPublicEventQueryOptions(name),
];

/** The companion of a live evening, in the browsers that support live events. */
export function Component() {
  const { event_id: name = '' } = useParams();
  return (
    <DeviceGate>
      <Live key={name} name={name} />
    </DeviceGate>
  );
}

/**
 * The public details of an event are enough, which users with an incomplete profile get too; the token's call
 * decides who may enter.
 *
 * @param name the id or slug of the event
 */
function Live({ name }: { name: string }) {
  const { clock: deviceClock } = useServices();
  const [clock] = useState(() => createServerClock(deviceClock));
  const [hasEntered] = useState(() => enteredEvent() === name);
  const event = useGetPublicEvent(name);
  const { mutateAsync: createToken } = useCreateStreamingToken();
  const isOnline = useIsOnline();
  // Its reply has the server's time, and tells whether the host changed or cancelled the event. A pending request is
  // replaced: it may be from before the device slept, and then its reply does not correct the time.
  useClockCorrection(() => void event.refetch());
  return (
    <LivePage
      event={mapLoadable(toLoadable(event), (reply) => reply.event)}
      onEnter={async () => {
        await createToken({ data: { room: name } });
        keepEntered(name);
      }}
      hasEntered={hasEntered}
      isOffline={!isOnline}
      wakeLock={'wakeLock' in navigator ? navigator.wakeLock : undefined}
      readTime={clock.now}
      eventHref={eventHref(name)}
      ticketsHref={paths.tickets}
      matchesHref={matchesHref}
    />
  );
}
