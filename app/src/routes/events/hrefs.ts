import type { Event } from '@perigee/api';
import { createSearchParams, generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The query parameter with the chosen evening of a series. */
export const EVENING_KEY = 'evening';

export const eventHref = (slug: string): string => generatePath(paths.event, { event_id: slug });

/** The page of an evening of a series, with that evening chosen. */
export function eveningHref({ id, slug }: Pick<Event, 'id' | 'slug'>): string {
  return `${eventHref(slug)}?${createSearchParams({ [EVENING_KEY]: String(id) })}`;
}

/** The page of an event that the user has a ticket for: of a series, with that evening chosen. */
export function attendedEventHref(event: Pick<Event, 'id' | 'slug' | 'series'>): string {
  return event.series.length > 0 ? eveningHref(event) : eventHref(event.slug);
}
