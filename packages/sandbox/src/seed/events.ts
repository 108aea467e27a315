import { eventEndTime, type EventOrientation, type EventType } from '@perigee/domain/events';
import { FORMAT_LENGTHS, LOCATIONS, TAGS, type TagType } from '../events/lookups.ts';
import { chanceOf } from './chance.ts';
import { CITIES } from './cities.ts';
import { atHour } from './days.ts';
import type { NewEvent } from './world.ts';

/** Evenings that are repeated in other cities with other guests. */
const EVENINGS = [
  {
    title: 'Rooftop Speed Dating',
    category: 'Rounds',
    text: 'Eight short conversations above the city while the light goes.',
  },
  {
    title: 'Natural Wine & New People',
    category: 'Wine & Cocktails',
    text: 'Six glasses, six tables, and no small talk cards.',
  },
  {
    title: 'Gallery After Dark',
    category: 'Gallery',
    text: 'A private hour with the pictures, then a drink with whom you liked.',
  },
  {
    title: 'Supper Club for Twelve',
    category: 'Supper',
    text: 'One long table, four courses; you change seats with each.',
  },
  { title: 'Vinyl Night', category: 'Music', text: 'Bring one record that says who you are.' },
  {
    title: 'Sunday Hike & Brunch',
    category: 'Outdoors',
    text: 'Two easy hours uphill and a well-earned table at the end.',
  },
  {
    title: 'Queer Mixer',
    category: 'Wine & Cocktails',
    orientation: 'lgbtq_plus',
    text: 'A warm room for everybody under the rainbow, with a very good bar.',
  },
  {
    title: 'Pottery & Prosecco',
    category: 'Workshops',
    text: 'Two people, one wheel. It will not be straight.',
  },
  {
    title: 'Salsa for Beginners',
    category: 'Music',
    text: 'A lesson for people with two left feet, then the band plays.',
  },
  {
    title: 'Bookshop Blind Dates',
    category: 'Rounds',
    text: 'Choose a wrapped book and meet the person who wrapped it.',
  },
  {
    title: 'Comedy & Cocktails',
    category: 'Comedy',
    text: 'Three comedians warm up the room for you.',
  },
] as const satisfies readonly {
  title: string;
  text: string;
  category: string;
  orientation?: EventOrientation;
}[];

const PRICES_CENTS = [0, 2000, 2500, 3500, 4500, 6500];
/** The time from a host's submission to the evening. */
const PREPARATION_MS = 40 * 24 * 60 * 60 * 1000;
const COVERS = 24;
const VERTICALS = 14;
const COVER_NUMBERS = Array.from({ length: COVERS }, (_, number) => number);

/** The path of one of the pictures in a folder. */
export const numbered = (folder: string, number: number, most: number) =>
  `/pictures/${folder}/${String((number % most) + 1).padStart(2, '0')}.jpg`;

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
    const chance = chanceOf(10_000 + index);
    const city = CITIES[index % CITIES.length];
    const evening = EVENINGS[index % EVENINGS.length];
    const hostId = hostIds[index % hostIds.length];
    if (city === undefined || evening === undefined || hostId === undefined) {
      throw new Error('The seed needs cities, evenings and hosts.');
    }
    const venue = chance.pick(city.venues);
    const isPast = index < past;
    const days = isPast ? -3 - (past - index) * 5 : 2 + (index - past) * 3;
    const minAge = chance.pick([21, 25, 28, 35]);
    const orientation = orientationOf(index, evening);
    const location = LOCATIONS.find(({ name }) => name === city.name);
    if (location === undefined) throw new Error(`There is no location ${city.name}.`);
    const hours = chance.pick([18, 18.5, 19, 19.5, 20]);
    const startTime = atHour(now, days, hours, city.timezone);
    const eventFormat = index % 5 === 4 ? 'speed' : 'match';
    const lengths = FORMAT_LENGTHS[eventFormat];
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
      startTime,
      endTime: eventEndTime(startTime, lengths),
      lobbyMinutes: lengths.lobbyLength,
      rounds: lengths.rounds,
      roundMinutes: lengths.roundLength,
      matchMinutes: lengths.matchLength,
      scheduled: true,
      priceCents: chance.pick(PRICES_CENTS),
      minAge,
      maxAge: minAge + chance.pick([10, 15, 20]),
      createdAt: new Date(startTime.getTime() - PREPARATION_MS),
      tagIds: [
        tagNamed('sexual_orientation', orientation),
        tagNamed('age_group', AGE_GROUP_OF[minAge] ?? '50+'),
        tagNamed('category', evening.category),
      ],
      coverPath: numbered('covers', index, COVERS),
      verticalPath: numbered('verticals', index, VERTICALS),
      ...(status === 'completed' && {
        galleryPaths: chance
          .some(COVER_NUMBERS, chance.between(3, 6))
          .map((number) => numbered('covers', number, COVERS)),
      }),
    };
  });
}
