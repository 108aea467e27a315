import type { Event } from '@perigee/api';
import { createSearchParams, generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Names the evening of a series that was chosen. */
export const EVENING_KEY = 'evening';

export const eventHref = (slug: string): string => generatePath(paths.event, { event_id: slug });

/** The page of an evening of a series, where that evening is the chosen one. */
export function eveningHref({ id, slug }: Pick<Event, 'id' | 'slug'>): string {
  return `${eventHref(slug)}?${createSearchParams({ [EVENING_KEY]: String(id) })}`;
}

/** The page of an event that the user has a ticket to: of a series, that evening is the chosen one. */
export function attendedEventHref(event: Pick<Event, 'id' | 'slug' | 'series'>): string {
  return event.series.length > 0 ? eveningHref(event) : eventHref(event.slug);
}
