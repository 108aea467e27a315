import type { EventStatus } from '@perigee/api/zod';
import { checkoutSessions } from '../../db/schema/payments.ts';
import { generateSchedule } from '../../host-portal/schedule.ts';
import { paidPage } from '../../seed/paid-page.ts';
import { insertEvents } from '../../seed/insert.ts';
import { upcoming } from '../events.ts';
import { going, insertGuests } from '../guests.ts';
import { eventOf, idOf, personOf, type StateHandlers } from '../scene.ts';
import { putEventHost } from './person.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
const EVENT_ID = 7101;

/** The lookups' ids of New York, and of a sexual orientation, an age group and a category. */
const LOOKUPS = { locationId: 1, orientationId: 1, ageGroupId: 102, categoryId: 208 };
const { locationId, ...TAGS } = LOOKUPS;

/** When an event of a status began or begins, in milliseconds from now. */
const BEGINS: Partial<Record<EventStatus, number>> = {
  started: -10 * MINUTE_MS,
  completed: -30 * DAY_MS,
};

/** The states of events, their guests and their form. */
export const eventHandlers: StateHandlers<
  'an event' | 'a ticket' | 'a schedule' | 'an event form'
> = {
  'an event': async (scene, params) => {
    const { host, status = 'created', ticketPrice = 35, ticketsLeft = 5, bachelorette } = params;
    const { context, now } = scene;
    const hostId =
      host === undefined ? await putEventHost(scene) : (personOf(scene, host).host?.id ?? 0);
    const priceCents = ticketPrice * 100;
    const startTime = new Date(now.getTime() + (BEGINS[status] ?? 30 * DAY_MS));
    const change = {
      hostId,
      seriesId: EVENT_ID,
      priceCents,
      leftTickets: ticketsLeft,
      rightTickets: ticketsLeft,
      recurrenceFrequency: 'weekly',
      recurrenceQuantity: 2,
      locationId,
      tagIds: Object.values(TAGS),
      galleryPaths: ['/pictures/covers/05.jpg', '/pictures/covers/06.jpg'],
      bacheloretteUserId: bachelorette === undefined ? null : idOf(scene, bachelorette),
    } as const;
    const slug = 'a-table-of-strangers';
    await insertEvents(context.db, [
      upcoming({ ...change, id: EVENT_ID, slug, status, startTime }, now),
      upcoming(
        {
          ...change,
          id: EVENT_ID + 1,
          slug: `${slug}-2`,
          startTime: new Date(startTime.getTime() + WEEK_MS),
        },
        now,
      ),
    ]);
    scene.event = { id: EVENT_ID, hostId, priceCents };
    return { eventId: EVENT_ID, slug, locationId };
  },

  'a ticket': async (scene, { of, paid }) => {
    const { context, now } = scene;
    const { id: eventId, priceCents: amountCents } = eventOf(scene);
    const { user } = personOf(scene, of);
    const guest = { eventId, userId: user.id };
    const page = paid ? paidPage({ ...guest, amountCents }, now) : null;
    if (page !== null) await context.db.insert(checkoutSessions).values(page);
    const payment = page && {
      priceCents: amountCents,
      paidAt: now,
      checkoutSessionId: page.id,
    };
    const side = user.gender === 'M' ? 'left' : 'right';
    await insertGuests(context, [going({ ...guest, side, ...payment }, now)]);
    return {};
  },

  'a schedule': async (scene) => {
    await generateSchedule(scene.context, eventOf(scene).id);
    return {};
  },

  'an event form': async () => LOOKUPS,
};
