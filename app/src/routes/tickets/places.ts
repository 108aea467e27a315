import type { Event } from '@perigee/api';
import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The page of an event, to which tickets lead. */
export function eventHref({ slug }: Pick<Event, 'slug'>): string {
  return generatePath(paths.event, { event_id: slug });
}
