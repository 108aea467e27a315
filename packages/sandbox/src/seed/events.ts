import { chanceOf } from './chance.ts';
import { CITIES } from './cities.ts';
import { atHour } from './days.ts';
import type { NewEvent } from './world.ts';

/** Evenings that take place again and again, elsewhere and with other people. */
const EVENINGS = [
  {
    title: 'Rooftop Speed Dating',
    text: 'Eight short conversations above the city while the light goes.',
  },
  { title: 'Natural Wine & New People', text: 'Six glasses, six tables, and no small talk cards.' },
  {
    title: 'Gallery After Dark',
    text: 'A private hour with the pictures, then a drink with whom you liked.',
  },
  {
    title: 'Supper Club for Twelve',
    text: 'One long table, four courses; you change seats with each.',
  },
  { title: 'Vinyl Night', text: 'Bring one record that says who you are.' },
  {
    title: 'Sunday Hike & Brunch',
    text: 'Two easy hours uphill and a well-earned table at the end.',
  },
  {
    title: 'Queer Mixer',
    text: 'A warm room for everybody under the rainbow, with a very good bar.',
  },
  { title: 'Pottery & Prosecco', text: 'Two people, one wheel. It will not be straight.' },
  {
    title: 'Salsa for Beginners',
    text: 'A lesson for people with two left feet, then the band plays.',
  },
  {
    title: 'Bookshop Blind Dates',
    text: 'Choose a wrapped book and meet the person who wrapped it.',
  },
  { title: 'Comedy & Cocktails', text: 'Three comedians warm up the room for you.' },
] as const;

const PRICES_CENTS = [0, 2000, 2500, 3500, 4500, 6500];
const COVERS = 24;
const VERTICALS = 14;

const numbered = (folder: string, number: number, most: number) =>
  `/pictures/${folder}/${String((number % most) + 1).padStart(2, '0')}.jpg`;

function statusOf(index: number, isPast: boolean): NewEvent['status'] {
  if (index % 13 === 12) return 'archived';
  if (isPast) return 'completed';
  if (index % 9 === 8) return 'pending';
  return index % 4 === 3 ? 'updated' : 'created';
}

/**
 * Events of the last and the coming weeks, in every city.
 *
 * @param hostIds who holds them, in turns
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
    return {
      slug: `${evening.title}-${city.name}-${index + 1}`
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
      hostId,
      title: evening.title,
      description: `${evening.text} At ${venue.name}.`,
      city: city.name,
      address: venue.address,
      timezone: city.timezone,
      startTime: atHour(now, days, chance.pick([18, 18.5, 19, 19.5, 20]), city.timezone),
      status: statusOf(index, isPast),
      priceCents: chance.pick(PRICES_CENTS),
      minAge,
      maxAge: minAge + chance.pick([10, 15, 20]),
      coverPath: numbered('covers', index, COVERS),
      verticalPath: numbered('verticals', index, VERTICALS),
    };
  });
}
