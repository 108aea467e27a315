import type { Event } from '@perigee/api';
import { dateTimeText, limits } from '@perigee/domain';
import { trimmed } from '@perigee/domain/events';
import { attending, ticketCode, ticketMessages } from '@perigee/domain/tickets';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { useClock } from '../../../components/Countdown/use-clock.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { QrPlace } from '../../../components/QrTicket/QrPlace.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { lazyWithPreload } from '../../../lazy-with-preload.tsx';
import { NeedMoreHelpMenu } from '../NeedMoreHelpMenu/NeedMoreHelpMenu.tsx';
import { EventMoment } from './EventMoment.tsx';
import { nextCardChange } from './next-card-change.ts';
import { card, moment, over, words } from './AttendeeEventCard.css.ts';

type AttendedEvent = Pick<
  Event,
  | 'id'
  | 'title'
  | 'image'
  | 'location'
  | 'address'
  | 'timezone'
  | 'startTime'
  | 'endTime'
  | 'status'
>;

/** Loaded on the day of an event. */
const QrCode = lazyWithPreload(
  async () => (await import('../../../components/QrTicket/QrCode.tsx')).QrCode,
);

export interface AttendeeEventCardProps {
  event: AttendedEvent;
  /** The ticket holder. Without one the card shows no code on the day of the event. */
  holder?: { id: number; name: string };
  /** The address of the event's page. */
  href: string;
  /** The address of the help page. */
  helpHref: string;
  /** Shows the ticket. Without it the card has no ticket button. */
  onOpenTicket?: () => void;
  /** A fixed time in place of the clock: nothing ticks then. */
  now?: Date;
}

/** An event for which the member has a ticket: time, place, and actions. Source: events §2. */
export function AttendeeEventCard({
  event,
  holder,
  href,
  helpHref,
  onOpenTicket,
  now: fixed,
}: AttendeeEventCardProps) {
  const id = useId();
  const { timezone } = event;
  const times = {
    status: event.status,
    timezone,
    startTime: new Date(event.startTime),
    endTime: new Date(event.endTime),
  };
  const clock = useClock(fixed === undefined, (at) => nextCardChange(times, at));
  const now = fixed ?? clock;
  const state = attending(times, now);
  const isGone = state === 'past' || state === 'cancelled';
  const isOnItsDay = state === 'soon' || state === 'started';
  const name = trimmed(event.title, limits.event.cardTitleLength);
  return (
    <article className={card} aria-labelledby={id}>
      <Card className={card}>
        <Picture
          className={clsx(shapes.banner, isGone && over)}
          src={event.image}
          alt=""
          width={1040}
          height={450}
          loading="lazy"
          fallback={<DefaultCover className={shapes.banner} />}
        />
        <div className={words}>
          <Inline as="p" rowGap={1}>
            <Text as="span" size="sm" tone={isGone ? 'muted' : 'accent'} figures>
              <time dateTime={event.startTime}>{dateTimeText(times.startTime, timezone)}</time>
            </Text>
            {state === 'cancelled' && (
              <Badge tone="negative">{ticketMessages.eventCancelled}</Badge>
            )}
          </Inline>
          <Heading level={2} spaceBefore={1} spaceAfter={1} id={id}>
            <bdi>{name}</bdi>
          </Heading>
          <Text as="div" size="sm" tone="muted" spaceAfter={4}>
            <Inline as="p" gap={2} align="start" wrap={false}>
              <Icon icon={MapPin} firstLine />
              <Text as="span" breakWords>
                {event.location ?? event.address}
              </Text>
            </Inline>
          </Text>
          <div className={moment}>
            <EventMoment
              state={state}
              startTime={times.startTime}
              timeZone={timezone}
              now={fixed}
            />
            {onOpenTicket !== undefined && !isGone && (
              <Button variant="outline" size="small" aria-describedby={id} onClick={onOpenTicket}>
                {ticketMessages.myTicket}
              </Button>
            )}
          </div>
          {isOnItsDay && holder !== undefined && (
            <Stack spaceBefore={5} spaceAfter={2}>
              <Suspense fallback={<QrPlace />}>
                <QrCode
                  text={ticketCode(event.id, holder.id)}
                  label={ticketMessages.ticket.code(event.title, holder.name)}
                />
              </Suspense>
            </Stack>
          )}
          <Inline justify="between" gap={4} wrap={false} spaceBefore={2}>
            <NeedMoreHelpMenu helpHref={helpHref} describedBy={id} />
            <Text as="span" size="sm">
              <TextLink standalone href={href} aria-describedby={id}>
                {ticketMessages.dashboard.moreDetails}
              </TextLink>
            </Text>
          </Inline>
        </div>
      </Card>
    </article>
  );
}
