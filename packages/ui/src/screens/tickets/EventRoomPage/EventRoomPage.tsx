import type { Event } from '@perigee/api';
import { eventDateLine } from '@perigee/domain/events';
import { eventRoom, roomChangesIn, streamingMessages } from '@perigee/domain/tickets';
import { useState, type ReactNode } from 'react';
import { useClock } from '../../../components/Countdown/use-clock.ts';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import type { Loadable } from '../../../loadable.ts';
import { EventRoomSkeleton } from './EventRoomSkeleton.tsx';
import { RoomPlace } from './RoomPlace.tsx';
import {
  actions,
  failed,
  grid,
  heading,
  kicker,
  subtitle,
  place,
  when,
} from './EventRoomPage.css.ts';

type RoomEvent = Pick<
  Event,
  'title' | 'image' | 'address' | 'timezone' | 'startTime' | 'endTime' | 'status'
>;

export interface EventRoomPageProps {
  /** The kind of room: the live event itself, or its video chat. */
  kind: 'live' | 'video-chat';
  event: Loadable<RoomEvent>;
  /** Requests admission, once the room is open. A rejection contains the reason. */
  onEnter: () => Promise<void>;
  /** The content of the room: the video of the streaming provider. */
  stage?: ReactNode;
  eventHref: string;
  ticketsHref: string;
  /** A fixed time in place of the clock: nothing ticks then. */
  now?: Date;
}

/** The room of an event: its opening time, then its content. Source: events §2 (live, videochat). */
export function EventRoomPage({ event, ...rest }: EventRoomPageProps) {
  if (event.status === 'loading') return <EventRoomSkeleton />;
  if (event.status === 'error') {
    return (
      <div className={failed}>
        <ErrorState level={1} message={event.message} onRetry={event.onRetry} />
        <TextLink standalone href={rest.ticketsHref}>
          My tickets
        </TextLink>
      </div>
    );
  }
  return <Room {...rest} event={event.data} />;
}

interface RoomProps extends Omit<EventRoomPageProps, 'event'> {
  event: RoomEvent;
}

function Room({ kind, event, onEnter, stage, eventHref, ticketsHref, now: fixed }: RoomProps) {
  const startTime = new Date(event.startTime);
  const times = { status: event.status, startTime, endTime: new Date(event.endTime) };
  const clock = useClock(fixed === undefined, (at) => roomChangesIn(times, at));
  const room = eventRoom(times, fixed ?? clock);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <section className={grid}>
      <div>
        <p className={kicker}>
          {kind === 'live' ? streamingMessages.live : streamingMessages.videoChat}
        </p>
        <h1 className={heading}>
          <bdi>{event.title}</bdi>
        </h1>
        <p className={when}>
          <time dateTime={event.startTime}>{eventDateLine(startTime, event.timezone)}</time>
        </p>
        <p className={place}>{event.address}</p>
        {/* Hidden from a member whose admission was refused: the room shows the reason. */}
        {!(room === 'open' && isRefused) && <p className={subtitle}>{ledes[room]}</p>}
        <div className={actions}>
          <ButtonLink variant="outline" href={ticketsHref}>
            My tickets
          </ButtonLink>
          <TextLink standalone href={eventHref}>
            More details
          </TextLink>
        </div>
      </div>
      <RoomPlace
        room={room}
        imageUrl={event.image}
        startTime={startTime}
        timeZone={event.timezone}
        onEnter={onEnter}
        onAnswer={setIsRefused}
        stage={stage}
        now={fixed}
      />
    </section>
  );
}

const ledes = {
  early: streamingMessages.opensBefore,
  open: streamingMessages.isOpen,
  over: streamingMessages.over,
  cancelled: streamingMessages.cancelled,
} as const;
