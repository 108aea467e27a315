import type { Event } from '@perigee/api';
import { dateTimeText, labelOf } from '@perigee/domain';
import { eventMessages } from '@perigee/domain/events';
import { portalMessages } from '@perigee/domain/host-portal';
import { viewerTime } from '@perigee/domain/hosts';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Cover } from '../../../components/Picture/Cover.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { cover, coverBadge, coverText } from './EventManagerPage.css.ts';

export interface EventCoverProps {
  event: Pick<Event, 'title' | 'image' | 'startTime' | 'timezone' | 'location' | 'status'>;
  /** The time zone of the user's clocks. */
  viewerTimeZone: string;
  /** Null for the host themself. */
  host: { name: string; href: string } | null;
}

/** The cover of the event with its name, its time and its status. Source: events §2 (portal header). */
export function EventCover({ event, viewerTimeZone, host }: EventCoverProps) {
  const { title, image, startTime, timezone, location, status } = event;
  const start = new Date(startTime);
  const elsewhere = viewerTime(start, timezone, viewerTimeZone);
  return (
    <div className={cover} data-theme="night">
      <Cover className={shapes.cover} src={image} alt="" />
      <div className={coverText}>
        <div>
          <Text size="sm" figures>
            <time dateTime={startTime}>{dateTimeText(start, timezone)}</time>
            {elsewhere !== null && ` ${elsewhere.eventZone}`}
            {location !== null && `, ${location}`}
          </Text>
          <Heading level={2} size="3xl">
            <bdi>{title}</bdi>
          </Heading>
          {elsewhere !== null && (
            <Text size="sm" figures>
              {elsewhere.line}
            </Text>
          )}
          {host !== null && (
            <TextLink href={host.href}>{eventMessages.card.hostedBy(host.name)}</TextLink>
          )}
        </div>
        <Badge className={coverBadge}>{labelOf(portalMessages.statuses, status)}</Badge>
      </div>
    </div>
  );
}
