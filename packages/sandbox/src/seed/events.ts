import type { EventOrientation, EventType } from '@perigee/domain/events';
import { timesOf } from '../events/lengths.ts';
import { FORMAT_LENGTHS, LOCATIONS, TAGS, type TagType } from '../events/lookups.ts';
import { randomOf } from './random.ts';
import { CITIES } from './cities.ts';
import { atHour } from './days.ts';
import { EVENING_VIEWS, eventPicture } from './event-pictures.ts';
import type { NewEvent } from './insert.ts';

/** Evenings that are repeated in other cities with other guests. */
const EVENINGS = [
  {
    title: 'Rooftop Speed Dating',
    pictures: [12, 23],
    category: 'Rounds',
    text: 'Eight short conversations above the city while the light goes.',
  },
  {
    title: 'Natural Wine & New People',
    pictures: [7, 14],
    category: 'Wine & Cocktails',
    text: 'Six glasses, six tables, and no small talk cards.',
  },
  {
    title: 'Gallery After Dark',
    pictures: [10, 25],
    category: 'Gallery',
    text: 'A private hour with the pictures, then a drink with whom you liked.',
  },
  {
    title: 'Supper Club for Twelve',
    pictures: [1, 4],
    category: 'Supper',
    text: 'One long table, four courses; you change seats with each.',
  },
  {
    title: 'Vinyl Night',
    pictures: [3, 26],
    category: 'Music',
    text: 'Bring one record that says who you are.',
  },
  {
    title: 'Sunday Hike & Brunch',
    pictures: [17, 19],
    category: 'Outdoors',
    text: 'Two easy hours uphill and a well-earned table at the end.',
  },
  {
    title: 'Queer Mixer',
    pictures: [21, 27],
    category: 'Wine & Cocktails',
    orientation: 'lgbtq_plus',
    text: 'A warm room for everybody under the rainbow, with a very good bar.',
  },
  {
    title: 'Pottery & Prosecco',
    pictures: [28, 33],
    category: 'Workshops',
    text: 'Two people, one wheel. It will not be straight.',
  },
  {
    title: 'Salsa for Beginners',
    pictures: [29, 34],
    category: 'Music',
    text: 'A lesson for people with two left feet, then the band plays.',
  },
  {
    title: 'Bookshop Blind Dates',
    pictures: [24, 35],
    category: 'Rounds',
    text: 'Choose a wrapped book and meet the person who wrapped it.',
  },
  {
    title: 'Comedy & Cocktails',
    pictures: [30, 36],
    category: 'Comedy',
    text: 'Three comedians warm up the room for you.',
  },
] as const satisfies readonly {
  title: string;
  /** The numbers of the pictures, which the evening's repeats use in turns. */
  pictures: readonly [number, number];
  text: string;
  category: string;
  orientation?: EventOrientation;
}[];

const PRICES_CENTS = [0, 2000, 2500, 3500, 4500, 6500];
/** The time from a host's submission to the evening. */
const PREPARATION_MS = 40 * 24 * 60 * 60 * 1000;

function statusOf(index: number, isPast: boolean): NewEvent['status'] {
  if (index % 13 === 12) return 'archived';
  if (isPast) return 'completed';
  if (index % 9 === 8) return 'pending';
  return index % 4 === 3 ? 'updated' : 'created';
}

/** Most evenings are for women and men; some of the others are for women or for men. */
function orientationOf(index: number, evening: (typeof EVENINGS)[number]): EventOrientation {
  if ('orientation' in evening) return evening.orientation;
  if (index % 11 === 3) return 'lesbian';
  return index % 11 === 7 ? 'gay' : 'straight';
}

/** The kind of event and its tickets, as the form sets them. Source: events §4. */
function ticketsFor(orientation: EventOrientation) {
  const kind = (type: EventType, leftTickets: number, rightTickets: number) => ({
    type,
    leftTickets,
    rightTickets,
  });
  switch (orientation) {
    case 'straight':
      return kind('binary', 5, 5);
    case 'gay':
      return kind('one_variable', 6, 0);
    case 'lesbian':
      return kind('one_variable', 0, 6);
    default:
      return kind('non_binary', 6, 0);
  }
}

export function tagNamed(type: TagType, name: string): number {
  const tag = TAGS.find((one) => one.type === type && one.name === name);
  if (tag === undefined) throw new Error(`There is no tag ${name}.`);
  return tag.id;
}

const AGE_GROUP_OF: Record<number, string> = { 21: '20s', 25: '20s', 28: '30s', 35: '40s' };

/**
 * Events of the last and the coming weeks, in every city.
 *
 * @param hostIds the hosts, who take turns
 */
export function seedEvents(count: number, now: Date, hostIds: readonly number[]): NewEvent[] {
  const past = Math.floor(count * 0.4);
  return Array.from({ length: count }, (_, index) => {
    const random = randomOf(10_000 + index);
    const city = CITIES[index % CITIES.length];
    const evening = EVENINGS[index % EVENINGS.length];
    const hostId = hostIds[index % hostIds.length];
    if (city === undefined || evening === undefined || hostId === undefined) {
      throw new Error('The seed needs cities, evenings and hosts.');
    }
    const turn = Math.floor(index / EVENINGS.length);
    const picture = turn % 2 === 0 ? evening.pictures[0] : evening.pictures[1];
    const venue = random.pick(city.venues);
    const isPast = index < past;
    const days = isPast ? -3 - (past - index) * 5 : 2 + (index - past) * 3;
    const minAge = random.pick([21, 25, 28, 35]);
    const orientation = orientationOf(index, evening);
    const location = LOCATIONS.find(({ name }) => name === city.name);
    if (location === undefined) throw new Error(`There is no location ${city.name}.`);
    const hours = random.pick([18, 18.5, 19, 19.5, 20]);
    const startTime = atHour(now, days, hours, city.timezone);
    const eventFormat = index % 5 === 4 ? 'speed' : 'match';
    const status = statusOf(index, isPast);
    return {
      id: index + 1,
      slug: `${evening.title}-${city.name}-${index + 1}`
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
      hostId,
      title: evening.title,
      description: `${evening.text} At ${venue.name}.`,
      status,
      eventFormat,
      eventVisibility: index % 6 === 5 ? 'Private' : 'Public',
      ...ticketsFor(orientation),
      locationId: location.id,
      address: venue.address,
      timezone: city.timezone,
      ...timesOf(startTime, FORMAT_LENGTHS[eventFormat]),
      scheduled: true,
      priceCents: random.pick(PRICES_CENTS),
      minAge,
      maxAge: minAge + random.pick([10, 15, 20]),
      createdAt: new Date(startTime.getTime() - PREPARATION_MS),
      tagIds: [
        tagNamed('sexual_orientation', orientation),
        tagNamed('age_group', AGE_GROUP_OF[minAge] ?? '50+'),
        tagNamed('category', evening.category),
      ],
      coverPath: eventPicture('covers', picture),
      verticalPath: eventPicture('verticals', picture),
      ...(status === 'completed' && {
        galleryPaths: random
          .some(EVENING_VIEWS, random.between(3, 6))
          .map((number) => eventPicture('covers', number)),
      }),
    };
  });
}
