import { eventForm } from '@perigee/api/fixtures';
import {
  EventReply,
  type Event,
  type EventForm,
  type EventUpdate,
  type UploadedImage,
} from '@perigee/api/zod';
import { limits, messages } from '@perigee/domain';
import { EVENT_STATUSES, eventMessages, type EventStatus } from '@perigee/domain/events';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../src/db/schema/events.ts';
import { images } from '../src/db/schema/images.ts';
import { eventSignups } from '../src/db/schema/tickets.ts';
import { going, insertGuests } from '../src/states/guests.ts';
import { eventSandbox, WHO, type Who } from './event-people.ts';
import { failed, NOW } from './harness.ts';
import { dataUrl, picture } from './uploads.ts';
import { eventServerMessages } from '../src/events/server-messages.ts';
import { hostPortalServerMessages } from '../src/host-portal/server-messages.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const { form: texts } = eventMessages;
const server = eventServerMessages;
const { notCropped } = profileServerMessages;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_S * 1000);
const signInAgain = failed(401, messages.signInAgain);

const { sandbox, people } = await eventSandbox();

const stored = () => sandbox.db.select().from(events).orderBy(asc(events.id));
const noPictures = { imageData: null, verticalImageData: null };

describe('POST /events', () => {
  const create = (who: Who | null, change: Partial<EventForm> = {}) =>
    people.as(who, 'POST', '/events', { ...eventForm, ...change });
  const created = async (who: Who, change: Partial<EventForm> = {}) => {
    const { status, body } = await create(who, change);
    expect([status, body]).toEqual([201, EventReply.parse(body)]);
    return (body as EventReply).event;
  };

  it('puts an event of a host in review, as the form says it, and updates the pages of admins', async () => {
    const event = await created('host');
    expect(sandbox.pushes).toMatchObject([
      { event: 'profileUpdate', userId: WHO.admin },
      { event: 'featuresUpdate', userId: WHO.admin },
    ]);
    expect(event).toMatchObject({
      slug: 'natural-wine-new-people-new-york-2090-06-02',
      title: eventForm.title,
      description: eventForm.description,
      status: 'pending',
      media: { id: eventForm.imageData },
      verticalMedia: { id: eventForm.verticalImageData },
      location: 'New York',
      timezone: 'America/New_York',
      startTime: eventForm.startTime,
      endTime: '2090-06-03T00:19:00.000Z',
      format: { lobbyLength: 15, rounds: 8, roundLength: 6, matchLength: 2 },
      ticketPrice: 20,
      eventVisibility: 'Private',
      type: 'binary',
      minAge: 20,
      maxAge: 35,
      scheduled: true,
      host: { id: 1 },
      series: [],
      recurrenceFrequency: null,
      recurrenceQuantity: null,
      tags: {
        sexual_orientation: [{ id: 1, name: 'straight' }],
        age_group: [{ id: 101 }],
        category: [{ id: 201 }],
      },
      tickets: [
        { gender: 'M', genderPreference: 'F', sold: 0, available: 5 },
        { gender: 'F', genderPreference: 'M', sold: 0, available: 5 },
      ],
    });
    expect(await people.as('man', 'GET', `/events/${event.id}`)).toMatchObject({ status: 404 });
  });

  it('makes an event of an admin live at once, with every field that admins may choose', async () => {
    const event = await created('admin', {
      ...noPictures,
      title: 'x'.repeat(60),
      slug: 'The_First-1',
      ticketPrice: 12.35,
      eventVisibility: 'Public',
      eventFormat: 'speed',
      bacheloretteUserId: WHO.woman,
      startTime: '2026-12-01T12:07:31.500Z',
      tags: { sexual_orientation: [4, 5] },
      leftTickets: 6,
      rightTickets: 0,
    });
    expect(event).toMatchObject({
      slug: 'The_First-1',
      status: 'created',
      host: null,
      ticketPrice: 12.35,
      startTime: '2026-12-01T12:07:00.000Z',
      format: { rounds: 12 },
      type: 'non_binary',
      bachelorette: { id: WHO.woman },
      image: null,
    });
    expect(event.tags.sexual_orientation).toHaveLength(2);
  });

  it('takes the tickets of the first orientation of the lookups, whichever was sent first', async () => {
    const tags = { sexual_orientation: [4, 1] };
    expect(await created('admin', { ...noPictures, tags })).toMatchObject({
      type: 'binary',
      sexualOrientation: 'straight',
      tickets: [{ gender: 'M' }, { gender: 'F' }],
    });
  });

  it('is for hosts and admins', async () => {
    expect(await create('man')).toEqual(failed(403, serverMessages.hostsOnly));
    expect(await create(null)).toEqual(signInAgain);
    const malformed = await people.as('man', 'POST', '/events', '{');
    expect(malformed).toEqual(failed(403, serverMessages.hostsOnly));
    expect(await stored()).toEqual([]);
  });

  it('says everything that is wrong at once', async () => {
    const reply = await create('host', {
      ...noPictures,
      title: ' ',
      description: '',
      startTime: '2026-12-15T04:30:00.000Z',
      minAge: 40,
      slug: 'no spaces',
      ticketPrice: 0,
    });
    const problems = [
      texts.titleMissing,
      texts.descriptionMissing,
      texts.imageMissing,
      texts.verticalImageMissing,
      texts.startTooSoon,
      texts.slugForm,
      texts.agesCrossed,
      server.adminsChoose('ticketPrice'),
      server.adminsChoose('slug'),
    ];
    expect(reply).toEqual(failed(422, problems.join('\n')));
    expect(await stored()).toEqual([]);
  });

  it('lets a host start on the day two weeks ahead', async () => {
    expect(await create('host', { startTime: '2026-12-15T05:00:00.000Z' })).toMatchObject({
      status: 201,
    });
  });

  it.each<[string, Who, Partial<EventForm>, string]>([
    [
      'before that day where the event is',
      'host',
      { location: 2, startTime: '2026-12-15T05:00:00.000Z' },
      texts.startTooSoon,
    ],
    [
      'yesterday, an admin',
      'admin',
      { ...noPictures, startTime: '2026-11-30T12:00:00Z' },
      texts.startInPast,
    ],
    [
      'a public event',
      'host',
      { eventVisibility: 'Public' },
      server.adminsChoose('eventVisibility'),
    ],
    [
      'a series',
      'host',
      { recurrenceFrequency: 'weekly' },
      server.adminsChoose('recurrenceFrequency'),
    ],
    ['an unknown city', 'host', { location: 99 }, server.unknownLocation],
    [
      'an age group for an orientation',
      'host',
      { tags: { sexual_orientation: [101] } },
      server.unknownTag('sexual_orientation'),
    ],
    [
      'nobody to honour',
      'admin',
      { ...noPictures, bacheloretteUserId: 9999 },
      server.nobodyToHonour,
    ],
    ['eleven women', 'host', { rightTickets: 11 }, server.tooManyTickets(10)],
  ])('refuses %s', async (_what, who, change, problem) => {
    expect(await create(who, change)).toEqual(failed(422, problem));
  });

  it('lets a level-3 host start soon, with the host’s own pictures', async () => {
    const pictures = { userId: WHO.otherHost, path: '/pictures/covers/02.jpg' };
    const [cover, vertical] = await sandbox.db
      .insert(images)
      .values([pictures, pictures])
      .returning({ id: images.id });
    const own = { imageData: cover?.id ?? null, verticalImageData: vertical?.id ?? null };
    const event = await created('otherHost', { ...own, startTime: '2026-12-01T12:30:00.000Z' });
    expect(event).toMatchObject({ status: 'pending', host: { id: 2 } });
  });

  it('refuses pictures that another user uploaded, and pictures that do not exist', async () => {
    const soon = { startTime: '2026-12-20T12:30:00.000Z' };
    const problems = [server.imageNotYours('imageData'), server.imageNotYours('verticalImageData')];
    expect(await create('otherHost', soon)).toEqual(failed(422, problems.join('\n')));
    expect(await create('host', { imageData: 99_999 })).toEqual(failed(422, problems[0] ?? ''));
  });

  describe('with uploaded pictures', () => {
    const uploaded = async (width: number, height: number) => {
      const image = dataUrl('jpeg', await picture(width, height).jpeg().toBuffer());
      const { body } = await people.as('host', 'POST', '/images', { image });
      return (body as UploadedImage).media.id;
    };

    it.each([
      [1040, 450, 585, 1266],
      [2080, 900, 293, 633],
    ])('accepts the documented ratios: %i by %i, %i by %i', async (...sizes) => {
      const [coverWidth, coverHeight, verticalWidth, verticalHeight] = sizes;
      const imageData = await uploaded(coverWidth, coverHeight);
      const verticalImageData = await uploaded(verticalWidth, verticalHeight);
      expect(await created('host', { imageData, verticalImageData })).toMatchObject({
        media: { id: imageData },
        verticalMedia: { id: verticalImageData },
      });
    });

    it('refuses other ratios, also of hosts who swap the two and of changes', async () => {
      const [cover, vertical] = [await uploaded(1040, 450), await uploaded(585, 1266)];
      const swapped = { imageData: vertical, verticalImageData: cover };
      const problems = [
        notCropped('imageData', limits.event.cover),
        notCropped('verticalImageData', limits.event.vertical),
      ];
      expect(await create('host', swapped)).toEqual(failed(422, problems.join('\n')));
      const { id } = await created('host');
      const square = { imageData: await uploaded(450, 450) };
      const changed = await people.as('host', 'PUT', `/events/${id}`, square);
      expect(changed).toEqual(failed(422, problems[0] ?? ''));
    });
  });

  it('makes the next three events of a series', async () => {
    const event = await created('admin', {
      ...noPictures,
      recurrenceFrequency: 'weekly',
      slug: 'wine',
      startTime: '2026-12-20T00:00:00.000Z',
    });
    expect(event.series).toMatchObject([
      { slug: 'wine', startTime: '2026-12-20T00:00:00.000Z', status: 'created' },
      { slug: 'wine-2', startTime: '2026-12-27T00:00:00.000Z' },
      { slug: 'wine-3', startTime: '2027-01-03T00:00:00.000Z' },
    ]);
    const rows = await stored();
    expect(rows.map(({ seriesId }) => seriesId)).toEqual(rows.map(() => rows[0]?.id));
    expect(rows.map(({ endTime, startTime }) => +endTime - +startTime)).toEqual(
      rows.map(() => 79 * 60_000),
    );
    const { event: last } = (await people.as('admin', 'GET', '/events/wine-3')).body as EventReply;
    expect(last.tags).toEqual(event.tags);
  });

  it('says of every event of a series when, where and for how much it is', async () => {
    await created('admin', {
      ...noPictures,
      recurrenceFrequency: 'weekly',
      slug: 'wine',
      startTime: '2026-12-20T00:00:00.000Z',
    });
    const elsewhere = { location: 2, ticketPrice: 45 };
    expect(await people.as('admin', 'PUT', '/events/wine-2', elsewhere)).toMatchObject({
      status: 200,
    });
    const { event } = (await people.as('admin', 'GET', '/events/wine')).body as EventReply;
    const { endTime, timezone, location, address, ticketPrice } = event;
    const own = { timezone, location, address, ticketPrice };
    expect(event.series).toMatchObject([
      { ...own, endTime },
      { location: 'Los Angeles', timezone: 'America/Los_Angeles', ticketPrice: 45 },
      { ...own, endTime: '2027-01-03T01:19:00.000Z' },
    ]);
    expect(event.series?.[1]?.address).not.toBe(address);
  });

  it('gives each event a slug of its own', async () => {
    const slugs = [await created('host'), await created('host')].map(({ slug }) => slug);
    expect(slugs[1]).toBe(`${slugs[0]}-2`);
    const taken = { ...noPictures, slug: slugs[0] ?? '' };
    expect(await create('admin', taken)).toEqual(failed(409, server.slugTaken));
    for (const slug of ['Portal', 'Match-7']) {
      expect(await create('admin', { ...noPictures, slug })).toEqual(failed(409, server.slugTaken));
    }
  });

  it('gives the slug to one of several requests at the same moment', async () => {
    const wish = { ...noPictures, slug: 'wished-for' };
    const replies = await Promise.all(Array.from({ length: 4 }, () => create('admin', wish)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
    const same = await Promise.all(Array.from({ length: 4 }, () => created('host')));
    expect(new Set(same.map(({ slug }) => slug)).size).toBe(4);
  });

  it.each([
    [{ minAge: 17 }, serverMessages.fieldTooSmall('minAge', 18)],
    [{ maxAge: 101 }, serverMessages.fieldTooBig('maxAge', 100)],
    [{ description: 'x'.repeat(501) }, serverMessages.fieldTooLong('description', 500)],
    [{ title: 'x'.repeat(36) }, serverMessages.fieldTooLong('title', 35)],
    [{ leftTickets: -1 }, serverMessages.fieldTooSmall('leftTickets', 0)],
    [{ leftTickets: 1.5 }, serverMessages.fieldOfWrongType('leftTickets', 'a whole number')],
    [{ ticketPrice: -1 }, serverMessages.fieldTooSmall('ticketPrice', 0)],
    [{ ticketQuantity: 5 }, serverMessages.fieldUnknown('ticketQuantity')],
    [{ startTime: 'tomorrow' }, serverMessages.fieldMalformed('startTime')],
    [{ tags: { sexual_orientation: [1], mood: [1] } }, serverMessages.fieldUnknown('tags.mood')],
  ])('refuses %j', async (change, message) => {
    expect(await create('host', change as Partial<EventForm>)).toEqual(failed(422, message));
  });
});

describe('PUT /events/{id}', () => {
  const update = (who: Who | null, change: EventUpdate | Record<string, unknown>) =>
    people.as(who, 'PUT', '/events/12', change);
  const updated = async (who: Who, change: EventUpdate): Promise<Event> => {
    const { status, body } = await update(who, change);
    expect([status, body]).toEqual([200, EventReply.parse(body)]);
    return (body as EventReply).event;
  };

  it('changes only what is sent', async () => {
    await people.put({ address: 'On the roof' });
    const { body } = await people.as('host', 'GET', '/events/12');
    const { event: before } = body as EventReply;
    const after = await updated('host', { title: 'Another title' });
    expect(after).toEqual({ ...before, title: 'Another title', status: 'updated' });
  });

  it.each<[EventStatus, EventStatus]>([
    ['created', 'updated'],
    ['updated', 'updated'],
    ['pending', 'pending'],
  ])('takes an event from %s to %s', async (status, next) => {
    await people.put({ status });
    expect(await updated('host', { description: 'Anew' })).toMatchObject({ status: next });
  });

  it('accepts the whole form as it was read', async () => {
    await people.put({ startTime: inDays(2), priceCents: 3500, minAge: 30, maxAge: 30 });
    const [row] = await stored();
    const form: EventUpdate = {
      ...eventForm,
      title: 'The only change',
      imageData: row?.imageId ?? null,
      verticalImageData: row?.verticalImageId ?? null,
      eventVisibility: 'Public',
      ticketPrice: 35,
      slug: row?.slug ?? '',
      startTime: inDays(2).toISOString(),
      minAge: 30,
      maxAge: 30,
      recurrenceQuantity: 3,
    };
    expect(await updated('host', form)).toMatchObject({
      title: 'The only change',
      ticketPrice: 35,
    });
  });

  it('moves an event to another city, day and kind', async () => {
    await people.put({});
    const event = await updated('host', {
      location: 2,
      startTime: '2026-12-20T04:30:00.000Z',
      eventFormat: 'speed',
      tags: { sexual_orientation: [2] },
      leftTickets: 0,
      rightTickets: 6,
    });
    expect(event).toMatchObject({
      location: 'Los Angeles',
      timezone: 'America/Los_Angeles',
      address: '705 Traction Ave, Los Angeles',
      endTime: '2026-12-20T05:45:00.000Z',
      type: 'one_variable',
      tickets: [{ gender: 'F', genderPreference: 'F', available: 6 }],
    });
    expect(event.tags.category).toEqual([expect.objectContaining({ id: 208 })]);
  });

  it.each<[string, EventUpdate, string]>([
    ['no title', { title: '' }, texts.titleMissing],
    ['no cover', { imageData: null }, texts.imageMissing],
    ['crossed ages', { minAge: 41 }, texts.agesCrossed],
    ['an early start', { startTime: inDays(3).toISOString() }, texts.startTooSoon],
    ['another price', { ticketPrice: 20 }, server.adminsChoose('ticketPrice')],
    ['another slug', { slug: 'mine' }, server.adminsChoose('slug')],
    ['a foreign picture', { imageData: 99_999 }, server.imageNotYours('imageData')],
    [
      'an unknown category',
      { tags: { sexual_orientation: [1], category: [1] } },
      server.unknownTag('category'),
    ],
  ])('refuses %s from a host', async (_what, change, problem) => {
    await people.put({});
    expect(await update('host', change)).toEqual(failed(422, problem));
    expect(await stored()).toMatchObject([{ status: 'created', title: 'Rooftop Speed Dating' }]);
  });

  it('refuses to change the recurrence of an event after its creation', async () => {
    await people.put({});
    const reply = await update('admin', { recurrenceFrequency: 'weekly' });
    expect(reply).toEqual(failed(422, server.recurrenceFixed));
  });

  it('keeps as many tickets as are sold', async () => {
    await people.put({});
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man }, NOW),
      going({ eventId: 12, userId: WHO.otherHost }, NOW),
      going({ eventId: 12, userId: WHO.admin, status: 'reserved', heldUntil: inDays(0.01) }, NOW),
      going({ eventId: 12, userId: WHO.young, status: 'cancelled' }, NOW),
    ]);
    expect(await update('host', { leftTickets: 2 })).toEqual(failed(422, server.ticketsSold(3)));
    expect((await updated('host', { leftTickets: 3 })).tickets[0]).toMatchObject({
      sold: 3,
      available: 0,
    });
  });

  it('is for its host and admins', async () => {
    await people.put({});
    const change = { title: 'Mine' };
    for (const who of ['man', 'otherHost'] as const) {
      expect(await update(who, change)).toEqual(failed(403, serverMessages.eventHostOnly));
    }
    expect(await update(null, change)).toEqual(signInAgain);
    const malformed = await people.as('otherHost', 'PUT', '/events/12', '{');
    expect(malformed).toEqual(failed(403, serverMessages.eventHostOnly));
    expect(await updated('admin', change)).toMatchObject({ title: 'Mine' });
    const nowhere = await people.as('host', 'PUT', '/events/999', change);
    expect(nowhere).toEqual(failed(404, serverMessages.eventNotFound));
  });

  it.each(EVENT_STATUSES.filter((status) => status === 'completed' || status === 'archived'))(
    'changes nothing of an event that is %s',
    async (status) => {
      await people.put({ status });
      expect(await update('admin', { title: 'x' })).toEqual(failed(409, server.over));
    },
  );

  it('changes nothing of an event that is past its end', async () => {
    await people.put({ startTime: inDays(-1), endTime: NOW });
    expect(await update('host', { title: 'x' })).toEqual(failed(409, server.over));
  });

  it('wants something to change', async () => {
    await people.put({});
    expect(await update('host', {})).toEqual(failed(422, serverMessages.nothingToUpdate));
    expect(await update('host', { status: 'completed' })).toEqual(
      failed(422, serverMessages.fieldNotOneOf('status', 'created, archived')),
    );
  });

  it('gives an admin a slug that no event has', async () => {
    await people.put({}, { slug: 'theirs' });
    expect(await update('admin', { slug: 'theirs' })).toEqual(failed(409, server.slugTaken));
    expect(await update('admin', { slug: 'create' })).toEqual(failed(409, server.slugTaken));
    expect(await updated('admin', { slug: 'ours' })).toMatchObject({ slug: 'ours' });
  });

  describe('of an event in review', () => {
    const inbox = async () => (await sandbox.context.outbox.read(`${WHO.host}@example.com`))[0];

    it('is approved by an admin, and its host is told', async () => {
      await people.put({ status: 'pending' });
      expect(await updated('admin', { status: 'created' })).toMatchObject({ status: 'created' });
      expect(await inbox()).toMatchObject({
        text: eventServerMessages.mail.approved('Rooftop Speed Dating'),
        link: 'http://web.test/portal/events/12',
      });
      expect(sandbox.pushes).toMatchObject([{ userId: WHO.host }, { userId: WHO.host }]);
      expect(await people.as('man', 'GET', '/events/12')).toMatchObject({ status: 200 });
      expect(await update('admin', { status: 'archived' })).toEqual(failed(409, server.reviewDone));
    });

    it('is archived by an admin, its host is told, and no other user finds it', async () => {
      await people.put({ status: 'pending' });
      expect(await updated('admin', { status: 'archived' })).toMatchObject({ status: 'archived' });
      expect((await inbox())?.text).toBe(eventServerMessages.mail.declined('Rooftop Speed Dating'));
      for (const who of ['man', null] as const) {
        expect((await people.as(who, 'GET', '/events/12/public')).status).toBe(404);
      }
      expect((await people.as('host', 'GET', '/events/12/public')).status).toBe(200);
    });

    it('is not approved by its host', async () => {
      await people.put({ status: 'pending' });
      expect(await update('host', { status: 'created' })).toEqual(
        failed(403, serverMessages.adminsOnly),
      );
      expect(await stored()).toMatchObject([{ status: 'pending' }]);
    });

    it('is answered once of several times at the same moment', async () => {
      await people.put({ status: 'pending' });
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => update('admin', { status: 'created' })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await sandbox.context.outbox.read()).toHaveLength(1);
    });
  });
});

describe('DELETE /event/{id}', () => {
  const remove = (who: Who | null, id: number | string = 12) =>
    people.as(who, 'DELETE', `/event/${id}`);
  const signups = () => sandbox.db.select().from(eventSignups).orderBy(asc(eventSignups.id));

  it.each(['host', 'admin'] as const)('deletes an event for the %s', async (who) => {
    await people.put({ slug: 'short-lived' });
    expect(await remove(who, 'short-lived')).toMatchObject({ status: 204, body: '' });
    expect(await stored()).toEqual([]);
    expect(await remove(who)).toEqual(failed(404, serverMessages.eventNotFound));
  });

  it('deletes an event that has only applicants', async () => {
    await people.put({});
    const applied = going({ eventId: 12, userId: WHO.man, status: 'applied' }, NOW);
    await insertGuests(sandbox.context, [applied]);
    await remove('host');
    expect(await stored()).toEqual([]);
    expect(await sandbox.context.outbox.read()).toMatchObject([
      { to: `${WHO.man}@example.com`, text: expect.stringContaining('is cancelled') as string },
    ]);
  });

  it('cancels an event with tickets, and refunds the payments', async () => {
    await people.put({});
    const paid = { priceCents: 3500, paidAt: NOW };
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man, ...paid }, NOW),
      going({ eventId: 12, userId: WHO.woman, side: 'right' }, NOW),
      going({ eventId: 12, userId: WHO.young, status: 'reserved', heldUntil: inDays(1) }, NOW),
    ]);
    expect(await remove('host')).toMatchObject({ status: 204 });
    expect(await stored()).toMatchObject([{ status: 'archived' }]);
    expect(await signups()).toMatchObject([
      { status: 'going', refundDue: true, refundedAt: NOW },
      { status: 'going', refundDue: false, refundedAt: null },
      { status: 'cancelled', cancelledAt: NOW },
    ]);
    const { body } = await people.as('host', 'GET', '/events/12');
    expect(body).toMatchObject({
      totalSales: 0,
      event: {
        status: 'archived',
        Signups: [
          { userId: WHO.man, paid: false },
          { userId: WHO.woman, paid: false },
        ],
      },
    });
  });

  it('tells each user on the guest list once, and updates the pages of the host', async () => {
    await people.put({});
    const reserved = { eventId: 12, status: 'reserved' } as const;
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man, priceCents: 3500, paidAt: NOW }, NOW),
      going({ eventId: 12, userId: WHO.woman }, NOW),
      going({ ...reserved, userId: WHO.young, heldUntil: inDays(1) }, NOW),
      going({ eventId: 12, userId: WHO.newcomer, status: 'applied' }, NOW),
      going({ ...reserved, userId: WHO.otherHost, heldUntil: inDays(-1) }, NOW),
    ]);
    await remove('admin');
    await remove('admin');
    const sent = (await sandbox.context.outbox.read()).map(({ to, text }) => [to, text]);
    const cancelled = 'Rooftop Speed Dating is cancelled: Thu 31 Dec, 7:00 AM.';
    const refund =
      'You got $35 back, all that you paid for Rooftop Speed Dating. The event is cancelled.';
    expect(sent.toReversed()).toEqual([
      [`${WHO.woman}@example.com`, cancelled],
      [`${WHO.young}@example.com`, cancelled],
      [`${WHO.newcomer}@example.com`, cancelled],
      [`${WHO.man}@example.com`, refund],
    ]);
    const updated = sandbox.pushes.filter(({ event }) => event === 'profileUpdate');
    const guests = [WHO.woman, WHO.young, WHO.newcomer, WHO.man];
    expect(updated.map(({ userId }) => userId)).toEqual([...guests, WHO.host]);
  });

  it('can be repeated while refunds are still open', async () => {
    await people.put({ status: 'archived' });
    await insertGuests(sandbox.context, [
      going({ eventId: 12, userId: WHO.man, priceCents: 3500, paidAt: NOW }, NOW),
    ]);
    expect(await remove('host')).toMatchObject({ status: 204 });
    expect(await signups()).toMatchObject([{ refundedAt: NOW }]);
  });

  it('is refused for an event that is cancelled and owes no refund', async () => {
    await people.put({ status: 'archived' });
    await insertGuests(sandbox.context, [going({ eventId: 12, userId: WHO.man }, NOW)]);
    expect(await remove('host')).toEqual(failed(409, hostPortalServerMessages.alreadyCancelled));
    expect(await stored()).toMatchObject([{ status: 'archived' }]);
  });

  it('leaves the rest of a series together', async () => {
    await people.put({});
    await sandbox.db.update(events).set({ seriesId: 12 });
    await people.put({ id: 20, slug: 'b', seriesId: 12 }, { id: 21, slug: 'c', seriesId: 12 });
    await remove('host');
    expect(await stored()).toMatchObject([
      { id: 20, seriesId: 20 },
      { id: 21, seriesId: 20 },
    ]);
  });

  it('is refused for an event that has taken place', async () => {
    await people.put({ startTime: inDays(-2), endTime: inDays(-1) });
    expect(await remove('host')).toEqual(failed(409, server.over));
    await sandbox.db.update(events).set({ status: 'completed' }).where(eq(events.id, 12));
    expect(await remove('admin')).toEqual(failed(409, server.over));
  });

  it('is for its host and admins', async () => {
    await people.put({});
    for (const who of ['man', 'otherHost'] as const) {
      expect(await remove(who)).toEqual(failed(403, serverMessages.eventHostOnly));
    }
    expect(await remove(null)).toEqual(signInAgain);
    expect(await stored()).toHaveLength(1);
  });

  it('does not exist at the plural path', async () => {
    await people.put({});
    const reply = await people.as('host', 'DELETE', '/events/12');
    expect(reply).toEqual(failed(404, serverMessages.nothingHere));
  });
});
