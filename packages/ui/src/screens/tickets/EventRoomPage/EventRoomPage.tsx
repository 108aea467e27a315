import type { Event } from '@perigee/api';
import { eventDateLine } from '@perigee/domain/events';
import { eventRoom, roomChangesIn, streamingMessages } from '@perigee/domain/tickets';
import { useState, type ReactNode } from 'react';
import { useClock } from '../../../components/Countdown/use-clock.ts';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { EventRoomSkeleton } from './EventRoomSkeleton.tsx';
import { RoomPlace } from './RoomPlace.tsx';
import { grid } from './EventRoomPage.css.ts';

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
  return (
    <Loaded
      value={event}
      skeleton={<EventRoomSkeleton />}
      renderError={(failure) => (
        <Section as="div" column space="page">
          <Stack gap={0} align="center">
            <ErrorState level={1} {...failure} />
            <TextLink standalone href={rest.ticketsHref}>
              My tickets
            </TextLink>
          </Stack>
        </Section>
      )}
    >
      {(data) => <Room {...rest} event={data} />}
    </Loaded>
  );
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
        <PageHead
          kicker={kind === 'live' ? streamingMessages.live : streamingMessages.videoChat}
          title={<bdi>{event.title}</bdi>}
        />
        <Text tone="accent" figures spaceBefore={4}>
          <time dateTime={event.startTime}>{eventDateLine(startTime, event.timezone)}</time>
        </Text>
        <Text tone="muted" breakWords>
          {event.address}
        </Text>
        {/* Hidden from a member whose admission was refused: the room shows the reason. */}
        {!(room === 'open' && isRefused) && (
          <Text size="lg" measure="md" spaceBefore={5}>
            {statusTexts[room]}
          </Text>
        )}
        <Inline gap={5} rowGap={3} spaceBefore={8}>
          <ButtonLink variant="outline" href={ticketsHref}>
            My tickets
          </ButtonLink>
          <TextLink standalone href={eventHref}>
            More details
          </TextLink>
        </Inline>
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

const statusTexts = {
  early: streamingMessages.opensBefore,
  open: streamingMessages.isOpen,
  over: streamingMessages.over,
  cancelled: streamingMessages.cancelled,
} as const;
