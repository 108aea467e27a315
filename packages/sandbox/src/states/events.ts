import { hostUser, upcomingEvent } from '@perigee/api/fixtures';
import { timesOf } from '../events/lengths.ts';
import { FORMAT_LENGTHS } from '../events/lookups.ts';
import type { NewEvent, NewPerson } from '../seed/insert.ts';
import { accepted } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Far enough ahead that every field may still be changed. */
const AHEAD_DAYS = 30;

/** The evening of the fixtures, a month from `now`, ready to be stored; its host is stored already. */
export function upcoming(change: Partial<NewEvent>, now: Date): NewEvent {
  const startTime = change.startTime ?? new Date(now.getTime() + AHEAD_DAYS * DAY_MS);
  return {
    id: upcomingEvent.id,
    slug: upcomingEvent.slug,
    hostId: 1,
    title: upcomingEvent.title,
    description: upcomingEvent.description,
    status: 'created',
    eventFormat: 'match',
    type: 'binary',
    eventVisibility: 'Public',
    locationId: 1,
    address: upcomingEvent.address,
    timezone: upcomingEvent.timezone,
    ...timesOf(startTime, FORMAT_LENGTHS.match),
    scheduled: true,
    priceCents: upcomingEvent.ticketPrice * 100,
    leftTickets: 5,
    rightTickets: 5,
    minAge: 25,
    maxAge: 40,
    createdAt: now,
    tagIds: [1, 102, 208],
    coverPath: '/pictures/covers/12.jpg',
    verticalPath: '/pictures/verticals/12.jpg',
    ...change,
  };
}

/** A user who is a host. */
export const hosting = (change: Parameters<typeof accepted>[0], now: Date): NewPerson =>
  accepted({ ...hostUser, ...change }, now);
