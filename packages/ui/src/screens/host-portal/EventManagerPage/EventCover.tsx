import type { Event } from '@perigee/api';
import { limits } from '@perigee/domain';
import { eventDateLine } from '@perigee/domain/events';
import { portalMessages } from '@perigee/domain/host-portal';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { cover, coverBadge, coverPicture, coverText } from './EventManagerPage.css.ts';

interface EventCoverProps {
  event: Pick<Event, 'title' | 'image' | 'startTime' | 'timezone' | 'location' | 'status'>;
}

/** The cover of the event with its name, its time and its status. Source: events §2 (portal header). */
export function EventCover({ event }: EventCoverProps) {
  const { title, image, startTime, timezone, location, status } = event;
  const when = eventDateLine(new Date(startTime), timezone);
  return (
    <div className={cover} data-theme="night">
      <Picture
        className={coverPicture}
        src={image}
        alt=""
        {...limits.event.cover}
        fallback={<DefaultCover className={coverPicture} />}
      />
      <div className={coverText}>
        <div>
          <Text size="sm" figures>
            <time dateTime={startTime}>{when}</time>
            {location !== null && `, ${location}`}
          </Text>
          <Heading level={2} size="3xl">
            <bdi>{title}</bdi>
          </Heading>
        </div>
        <Badge className={coverBadge}>{portalMessages.statuses[status]}</Badge>
      </div>
    </div>
  );
}
