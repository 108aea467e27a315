import type { Event, EventSignup } from '@perigee/api';
import { guests, managedEventReply } from '@perigee/api/fixtures';

/** Three weeks before the event. For stories. */
export const NOW = new Date('2026-11-23T18:00:00.000Z');

/** The day after the event. */
export const AFTERWARDS = new Date('2026-12-20T18:00:00.000Z');

export const managedEvent: Event = managedEventReply.event;

/** The same event with changes. */
export const managed = (
  change: Partial<Event>,
  totalSales = managedEventReply.totalSales ?? 0,
) => ({
  event: { ...managedEvent, ...change },
  totalSales,
});

/** As many guests as in a large room. */
export const guestsFor = (count: number): EventSignup[] =>
  Array.from({ length: count }, (_, index) => {
    const guest = guests[index % guests.length] as EventSignup;
    const { name, username } = guest.signedUpByUser;
    return {
      ...guest,
      id: 10_000 + index,
      userId: 10_000 + index,
      signedUpByUser: {
        ...guest.signedUpByUser,
        id: 10_000 + index,
        name: `${name} ${index + 1}`,
        username: username === null ? null : `${username}.${index + 1}`,
      },
    };
  });
