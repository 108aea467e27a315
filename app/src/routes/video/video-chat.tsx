import { getGetLikesOverviewQueryOptions, getGetPublicEventQueryOptions } from '@perigee/api';
import { deviceFit } from '@perigee/domain/events';
import { roomOf } from '@perigee/domain/tickets';
import { CallFrame } from '@perigee/ui/video';
import { useParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { IncomingCalls } from '../../layouts/incoming-calls.tsx';
import { DeviceGate } from '../events/device-gate.tsx';
import { conversationHref, eventHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { EventRoom } from './event-room.tsx';
import { MatchRoom } from './match-room.tsx';

/** The public details of an event are enough, which users with an incomplete profile get too. */
export const queries: PageQueries = ({ params: { event_id: name = '' } }) => [
  roomOf(name).kind === 'match'
    ? getGetLikesOverviewQueryOptions()
    : getGetPublicEventQueryOptions(name),
];

/** The room of an event or of a match. */
export function Component() {
  const { event_id: name = '' } = useParams();
  return (
    <>
      <Room key={name} name={name} />
      <IncomingCalls />
    </>
  );
}

/** In the browsers that support video chats. */
function Room({ name }: { name: string }) {
  const room = roomOf(name);
  if (deviceFit(navigator, config) !== 'fit') {
    return (
      <CallFrame
        backHref={room.kind === 'match' ? conversationHref(room.matchId) : eventHref(name)}
        backTo="Back"
      >
        <DeviceGate>{null}</DeviceGate>
      </CallFrame>
    );
  }
  return room.kind === 'match' ? (
    <MatchRoom name={name} matchId={room.matchId} />
  ) : (
    <EventRoom name={name} />
  );
}
