import type { Event, PortalReply } from '@perigee/api';
import { upcomingEvent } from '@perigee/api/fixtures';

/** The time of the stories, between the completed and the active events of {@link busyPortal}. */
export const NOW = new Date('2026-12-01T17:00:00Z');

const PLACES = {
  'New York': 'America/New_York',
  'Los Angeles': 'America/Los_Angeles',
  Toronto: 'America/Toronto',
  Montreal: 'America/Toronto',
} as const;

interface Evening {
  id: number;
  title: string;
  location: keyof typeof PLACES;
  startTime: string;
  /** Sold to men and to women, of ten tickets each. */
  sold: readonly [number, number];
  status?: Event['status'];
}

const HOURS_MS = 3 * 60 * 60 * 1000;

const evening = ({ id, title, location, startTime, sold, status = 'created' }: Evening): Event => ({
  ...upcomingEvent,
  id,
  title,
  slug: `evening-${id}`,
  location,
  timezone: PLACES[location],
  image: `/pictures/covers/${String(id).padStart(2, '0')}.jpg`,
  startTime,
  endTime: new Date(Date.parse(startTime) + HOURS_MS).toISOString(),
  status,
  tickets: [
    { gender: 'M', genderPreference: 'F', sold: sold[0], available: 10 - sold[0] },
    { gender: 'F', genderPreference: 'M', sold: sold[1], available: 10 - sold[1] },
  ],
});

const completed = (
  [
    [1, 'The Long Table', 'New York', '2026-06-12T23:00:00Z', [8, 8]],
    [2, 'Windows After Dark', 'Toronto', '2026-06-26T23:00:00Z', [9, 9]],
    [7, 'Last Orders', 'New York', '2026-07-10T23:30:00Z', [10, 10]],
    [12, 'Rooftop Speed Dating', 'New York', '2026-07-24T23:00:00Z', [9, 8]],
    [24, 'Books and Strangers', 'Montreal', '2026-08-14T22:00:00Z', [7, 7]],
    [26, 'Side A, Side B', 'Los Angeles', '2026-08-29T02:00:00Z', [10, 10]],
    [6, 'Under the String Lights', 'Los Angeles', '2026-09-12T02:00:00Z', [9, 10]],
    [10, 'After Hours at the Gallery', 'New York', '2026-09-25T23:00:00Z', [7, 8]],
    [15, 'Supper for Twenty', 'Toronto', '2026-10-09T23:00:00Z', [10, 10]],
    [31, 'Late Set', 'New York', '2026-10-24T00:00:00Z', [9, 9]],
    [28, 'Hands in Clay', 'Montreal', '2026-11-06T23:30:00Z', [8, 8]],
    [20, 'Terrace, Second Round', 'New York', '2026-11-15T00:00:00Z', [10, 10]],
  ] as const
).map(([id, title, location, startTime, sold]) =>
  evening({ id, title, location, startTime, sold, status: 'completed' }),
);

const active = [
  evening({
    id: 4,
    title: 'The Long Table, in Winter',
    location: 'New York',
    startTime: '2026-12-11T00:30:00Z',
    sold: [8, 9],
  }),
  evening({
    id: 23,
    title: 'Rooftop, Second Moon',
    location: 'New York',
    startTime: '2026-12-13T02:00:00Z',
    sold: [5, 7],
    status: 'updated',
  }),
  evening({
    id: 5,
    title: 'Moonrise on the Water',
    location: 'Toronto',
    startTime: '2026-12-19T23:00:00Z',
    sold: [2, 4],
  }),
];

/** A host of a year, with events on every tab. */
export const busyPortal: PortalReply = {
  activeEvents: active,
  expiredEvents: completed,
  pendingEvents: [
    evening({
      id: 9,
      title: 'Nine Candles',
      location: 'Montreal',
      startTime: '2026-12-19T01:00:00Z',
      sold: [0, 0],
      status: 'pending',
    }),
  ],
  deletedEvents: [
    evening({
      id: 21,
      title: 'Last Orders, Again',
      location: 'New York',
      startTime: '2026-11-22T02:00:00Z',
      sold: [3, 2],
      status: 'archived',
    }),
  ],
  totalSales: 4860,
};

/** The first event of a host, before its first sale. */
export const newPortal: PortalReply = {
  activeEvents: [
    evening({
      id: 4,
      title: 'The Long Table, in Winter',
      location: 'New York',
      startTime: '2026-12-11T00:30:00Z',
      sold: [0, 0],
    }),
  ],
  expiredEvents: [],
  pendingEvents: [],
  deletedEvents: [],
  totalSales: 0,
};

/** An event whose tickets are for everyone. */
export const openEvent: Event = {
  ...evening({
    id: 34,
    title: 'Everyone Dances',
    location: 'Los Angeles',
    startTime: '2026-12-20T03:00:00Z',
    sold: [0, 0],
  }),
  tickets: [{ gender: 'everyone', genderPreference: 'everyone', sold: 4, available: 2 }],
};
