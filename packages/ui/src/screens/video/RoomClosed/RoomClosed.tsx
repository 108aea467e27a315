import { streamingMessages, ticketMessages } from '@perigee/domain/tickets';
import { useEffect, useEffectEvent } from 'react';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { useClock } from '../../../components/Countdown/use-clock.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Cover } from '../../../components/Picture/Cover.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { CallFrame, CallPlace } from '../CallFrame.tsx';
import type { CallRoom } from '../call-props.ts';

type EventRoom = Extract<CallRoom, { kind: 'event' }>;

export interface RoomClosedProps {
  /** The event of the room; null for the room of a match, and if there is no such room. */
  event: EventRoom | null;
  /** `refused`: the server did not admit the user. */
  reason: 'early' | 'over' | 'cancelled' | 'refused';
  /** Why the server refused, in its words. */
  message?: string;
  /** When the room opens; before that, `onOpen` is called once. */
  opensAt?: Date;
  onOpen?: () => void;
  /** The page of the event; null if there is none. */
  eventHref: string | null;
  ticketsHref: string;
  matchesHref: string;
  /** The source of the time: the device's clock by default. */
  readTime?: () => Date;
  /** A fixed time in place of the clock: nothing ticks then. */
  now?: Date;
}

const TITLES = {
  early: 'The room is not open yet',
  over: streamingMessages.over,
  cancelled: streamingMessages.cancelled,
  refused: streamingMessages.notAdmitted,
} as const;

/** The page of a room that the user cannot enter now. It opens by itself only if it is not open yet. */
export function RoomClosed(props: RoomClosedProps) {
  const { event, reason, message, eventHref, matchesHref, readTime, now } = props;
  useOpening(props);
  return (
    <CallFrame
      backHref={eventHref ?? matchesHref}
      backTo={event === null || eventHref === null ? 'Matches' : event.title}
    >
      <CallPlace of="closed">
        {event !== null && (
          <>
            <Cover className={shapes.roundedEventCover} src={event.imageUrl} alt="" />
            <Text size="sm" tone="muted" breakWords spaceBefore={5}>
              <bdi>{event.title}</bdi>
            </Text>
          </>
        )}
        <Heading level={1} size="2xl" takesFocus>
          {TITLES[reason]}
        </Heading>
        {event !== null && reason === 'early' && (
          <>
            <Text size="xs" tone="muted" caps spaceBefore={5} aria-hidden="true">
              {ticketMessages.startsIn}
            </Text>
            <Text as="div" size="4xl" tone="strong" leading="head" display>
              <Countdown
                startsAt={new Date(event.startTime)}
                timeZone={event.timeZone}
                readTime={readTime}
                now={now}
              />
            </Text>
            <Text measure="lg" spaceBefore={3}>
              {streamingMessages.opensBefore}
            </Text>
          </>
        )}
        {reason === 'refused' && message !== undefined && (
          <Text measure="lg" spaceBefore={3} breakWords>
            {message}
          </Text>
        )}
        <Inline gap={5} rowGap={3} spaceBefore={6}>
          <WaysOn {...props} />
        </Inline>
      </CallPlace>
    </CallFrame>
  );
}

function WaysOn({ event, reason, eventHref, ticketsHref, matchesHref }: RoomClosedProps) {
  if (event === null || eventHref === null) {
    return (
      <>
        <ButtonLink href={matchesHref}>Matches</ButtonLink>
        <ButtonLink variant="outline" href={ticketsHref}>
          My tickets
        </ButtonLink>
      </>
    );
  }
  switch (reason) {
    case 'early':
      return (
        <>
          <ButtonLink variant="outline" href={ticketsHref}>
            My tickets
          </ButtonLink>
          <TextLink standalone href={eventHref}>
            More details
          </TextLink>
        </>
      );
    case 'refused':
      return (
        <>
          <ButtonLink href={eventHref}>See the event</ButtonLink>
          <TextLink standalone href={ticketsHref}>
            My tickets
          </TextLink>
        </>
      );
    case 'over':
    case 'cancelled':
      return (
        <>
          <ButtonLink href={matchesHref}>See your matches</ButtonLink>
          <TextLink standalone href={ticketsHref}>
            My tickets
          </TextLink>
        </>
      );
  }
}

/** Tells once that the room opens, at that time. */
function useOpening({ opensAt, onOpen, readTime, now: fixed }: RoomClosedProps): void {
  const clock = useClock(
    fixed === undefined && opensAt !== undefined,
    (at) => (opensAt === undefined || at >= opensAt ? null : opensAt.getTime() - at.getTime()),
    readTime,
  );
  const isOpen = opensAt !== undefined && (fixed ?? clock) >= opensAt;
  const tellOpen = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (isOpen) tellOpen();
  }, [isOpen]);
}
