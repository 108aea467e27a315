import { orientationDefaults, recurrenceStarts, ticketPoolsOf } from '@perigee/domain/events';
import { timesOf } from '../events/lengths.ts';
import { FORMAT_LENGTHS, LOCATIONS } from '../events/lookups.ts';
import { atHour, daysBefore } from './days.ts';
import { eventPicture } from './event-pictures.ts';
import { tagNamed } from './events.ts';
import type { NewEvent } from './insert.ts';

const HOUR_MS = 60 * 60 * 1000;
const [NEW_YORK] = LOCATIONS;

interface Occasion {
  id: number;
  title: string;
  description: string;
  slug: string;
  startTime: Date;
  /** The number of the cover and the vertical picture. */
  picture: number;
  category: string;
}

/** An evening in New York that a host has submitted, unchanged since then. */
function evening(occasion: Occasion, now: Date, hostId: number): NewEvent {
  const { picture, category, ...event } = occasion;
  const { left, right } = ticketPoolsOf(orientationDefaults('straight').ticketQuantity);
  return {
    ...event,
    hostId,
    status: 'created',
    eventFormat: 'match',
    type: 'binary',
    eventVisibility: 'Public',
    locationId: NEW_YORK.id,
    address: NEW_YORK.address,
    timezone: NEW_YORK.timezone,
    ...timesOf(event.startTime, FORMAT_LENGTHS.match),
    scheduled: true,
    priceCents: 2000,
    leftTickets: left,
    rightTickets: right,
    minAge: 21,
    maxAge: 60,
    createdAt: daysBefore(now, 20),
    tagIds: [
      tagNamed('sexual_orientation', 'straight'),
      tagNamed('age_group', '30s'),
      tagNamed('category', category),
    ],
    coverPath: eventPicture('covers', picture),
    verticalPath: eventPicture('verticals', picture),
  };
}

/** The event that starts in about five hours, so that testers can see a countdown. */
function tonight(id: number, now: Date): Occasion {
  const startTime = new Date(Math.ceil(now.getTime() / HOUR_MS + 5) * HOUR_MS);
  return {
    id,
    title: 'Jazz in the Basement',
    description: 'A trio, a low ceiling, and a new neighbour at the bar with each set.',
    slug: 'jazz-in-the-basement',
    startTime,
    picture: 31,
    category: 'Music',
  };
}

/**
 * Events that a tester should find at least once: a series, an event in review, one for a
 * bachelorette, one today.
 */
export function seedSpecialEvents(
  firstId: number,
  now: Date,
  hostId: number,
  honoured: { id: number; firstName: string },
): NewEvent[] {
  const seriesStart = atHour(now, 9, 19, NEW_YORK.timezone);
  const series = recurrenceStarts(seriesStart, 'weekly', 3, NEW_YORK.timezone).map(
    (startTime, index): NewEvent => ({
      ...evening(
        {
          id: firstId + index,
          title: 'Slow Dinner, Once a Week',
          description: 'Three courses and three conversations, at a table that knows no hurry.',
          slug: index === 0 ? 'slow-dinner' : `slow-dinner-${index + 1}`,
          startTime,
          picture: 8,
          category: 'Supper',
        },
        now,
        hostId,
      ),
      seriesId: firstId,
      recurrenceFrequency: 'weekly',
      recurrenceQuantity: 3,
    }),
  );
  const inReview: Occasion = {
    id: firstId + 3,
    title: 'Candlelight Chess',
    description: 'Ten boards, ten minutes a game, and a glass of port for the loser.',
    slug: 'candlelight-chess',
    startTime: atHour(now, 24, 19.5, NEW_YORK.timezone),
    picture: 32,
    category: 'Rounds',
  };
  const forMember: Occasion = {
    id: firstId + 4,
    title: `An Evening with ${honoured.firstName}`,
    description: `Ten people meet ${honoured.firstName} over dinner. The first dance is theirs to give.`,
    slug: 'an-evening-with',
    startTime: atHour(now, 13, 20, NEW_YORK.timezone),
    picture: 15,
    category: 'Supper',
  };
  return [
    ...series,
    { ...evening(inReview, now, hostId), status: 'pending', createdAt: daysBefore(now, 0.5) },
    { ...evening(forMember, now, hostId), bacheloretteUserId: honoured.id },
    evening(tonight(firstId + 5, now), now, hostId),
  ];
}
