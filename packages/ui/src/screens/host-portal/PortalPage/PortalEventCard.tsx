import type { Event } from '@perigee/api';
import { dateTimeText, labelOf, limits } from '@perigee/domain';
import { isOver, trimmed } from '@perigee/domain/events';
import { portalMessages, portalTab, ticketCounts } from '@perigee/domain/host-portal';
import { useId } from 'react';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { Cover } from '../../../components/Picture/Cover.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { card, cardBody, titleLink } from './PortalPage.css.ts';

interface PortalEventCardProps {
  event: Event;
  href: string;
  now: Date;
}

const { genders } = portalMessages;

const STATUS_TONES: Partial<Record<Event['status'], BadgeProps['tone']>> = {
  created: 'positive',
  updated: 'info',
  started: 'accent',
  pending: 'caution',
};

/** An event of the portal with its sold tickets, as a link to its manager. Source: events §2. */
export function PortalEventCard({ event, href, now }: PortalEventCardProps) {
  const id = useId();
  const startTime = new Date(event.startTime);
  const times = { status: event.status, endTime: new Date(event.endTime) };
  const status = portalTab(times, now) === 'expired' ? 'completed' : event.status;
  const isOnSale = !isOver(times, now);
  return (
    <Card className={card}>
      <Cover className={shapes.eventCover} src={event.image} alt="" />
      <Stack className={cardBody} gap={4}>
        <Stack gap={1}>
          <Inline id={`${id}-facts`} justify="between" gap={2} wrap={false}>
            <Text as="span" size="sm" tone="muted" figures>
              {dateTimeText(startTime, event.timezone)}
            </Text>
            <Badge tone={STATUS_TONES[status] ?? 'neutral'}>
              {labelOf(portalMessages.statuses, status)}
            </Badge>
          </Inline>
          <Heading level={2} size="lg">
            <Link className={titleLink} href={href} aria-describedby={`${id}-facts ${id}-place`}>
              {trimmed(event.title, limits.event.cardTitleLength)}
            </Link>
          </Heading>
          {event.location !== null && (
            <Text id={`${id}-place`} size="sm" tone="muted">
              {event.location}
            </Text>
          )}
        </Stack>
        <Stack gap={1}>
          {ticketCounts([event]).map(({ gender, count: { sold, total } }) => (
            <Meter
              key={gender}
              label={genders[gender]}
              value={sold}
              max={total}
              text={
                isOnSale ? portalMessages.soldAndLeft(sold, total - sold) : `${sold} of ${total}`
              }
              tone={gender === 'F' ? 'accent' : 'strong'}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
