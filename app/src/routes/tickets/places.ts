import type { Event } from '@perigee/api';
import { generatePath } from 'react-router-dom';

/** Pages of other areas to which tickets lead. */
export const editApplication = '/profile';

export function eventHref({ slug }: Pick<Event, 'slug'>): string {
  return generatePath('/events/:event_id', { event_id: slug });
}
