import type { Event } from '@perigee/api';
import { limits } from '@perigee/domain';
import { eventStructuredData, trimmed } from '@perigee/domain/events';
import { PageMeta } from '../../../components/PageMeta/PageMeta.tsx';

export interface EventStructuredDataProps {
  event: Event;
  /** The canonical address of its page, absolute. */
  url: string;
  /** The current time. */
  now: Date;
}

/** The metadata of an event in the head, for search engines and shared links. Source: events §2. */
export function EventStructuredData({ event, url, now }: EventStructuredDataProps) {
  const image = event.image === null ? null : new URL(event.image, url).href;
  const { startTime, endTime } = event;
  const described = {
    ...event,
    image,
    startTime: new Date(startTime),
    endTime: new Date(endTime),
  };
  return (
    <PageMeta
      title={event.title}
      description={trimmed(event.description, limits.event.cardDescriptionLength)}
      canonicalUrl={url}
      {...(image !== null && { imageUrl: image })}
      unlisted={event.eventVisibility === 'Private'}
      structuredData={eventStructuredData(described, url, now)}
    />
  );
}
