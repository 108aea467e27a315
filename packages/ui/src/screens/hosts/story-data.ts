import type { DateApplication, Event, EventHost, PublicHost } from '@perigee/api';
import {
  dateApplication,
  guests,
  longEvent,
  publicHost,
  upcomingEvent,
} from '@perigee/api/fixtures';
import type { HostWithEvenings } from '@perigee/domain/hosts';

/** A host with a logo, whose user is known by another name. For stories. */
export const moonlitHost = {
  ...publicHost,
  id: 7,
  name: 'Moonlit Evenings',
  logo: '/pictures/portraits/019.jpg',
  linkId: 'moonlit-evenings',
  user: { ...publicHost.user, id: 19, name: 'Amira', username: 'amira', isVerifiedAccount: true },
} satisfies PublicHost;

const host: EventHost = {
  id: moonlitHost.id,
  name: moonlitHost.name,
  logo: moonlitHost.logo,
  linkId: moonlitHost.linkId,
};

/** The evenings of {@link moonlitHost}. */
export const moonlitEvenings: Event[] = [
  { ...longEvent, host, startTime: '2026-12-11T00:30:00.000Z' },
  {
    ...upcomingEvent,
    host,
    id: 71,
    slug: 'rooftop-second-moon',
    title: 'Rooftop, Second Moon',
    image: '/pictures/covers/23.jpg',
    startTime: '2026-12-13T02:00:00.000Z',
    ticketsHaveSoldOut: true,
  },
  {
    ...upcomingEvent,
    host,
    id: 72,
    slug: 'moonrise-on-the-water',
    title: 'Moonrise on the Water',
    image: '/pictures/covers/05.jpg',
    location: 'Toronto',
    ticketPrice: 20,
    startTime: '2026-12-19T23:00:00.000Z',
  },
];

const listed = (
  id: number,
  name: string,
  logo: string | null,
  evenings: number,
): HostWithEvenings<EventHost> => ({ host: { id, name, logo, linkId: null }, evenings });

/** The hosts of the events to discover. */
export const hosts: HostWithEvenings<EventHost>[] = [
  { host, evenings: 3 },
  listed(8, 'Harbour Rooms', '/pictures/portraits/045.jpg', 2),
  listed(9, 'Long Table Society', '/pictures/portraits/038.jpg', 1),
  listed(10, 'Second Moon', null, 1),
];

/** An application of a guest of the fixtures. */
const applicationOf = (index: number, day: string, message: string | null): DateApplication[] =>
  guests.slice(index, index + 1).map(({ signedUpByUser }) => ({
    id: 10 + index,
    user: signedUpByUser,
    message,
    createdAt: `2026-11-${day}T15:00:00.000Z`,
  }));

/** The newest first; the last one without a message. */
export const applications: DateApplication[] = [
  { ...dateApplication, createdAt: '2026-11-24T15:00:00.000Z' },
  ...applicationOf(8, '22', 'I would rather talk over dinner than over drinks.'),
  ...applicationOf(5, '19', null),
];
