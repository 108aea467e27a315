import { MatchersV3 } from '@pact-foundation/pact';
import { RECURRENCE_FREQUENCIES } from '@perigee/domain/events';
import { publicUser, seriesEvent } from '../src/fixtures/index.ts';
import type {
  Event,
  EventHost,
  EventSchedule,
  EventSignup,
  PublicUser,
  SeriesEvent,
} from '../src/index.ts';
import * as zod from '../src/zod.ts';
import { anInstant, oneOf, type Expected } from './matchers.ts';

const { boolean, eachLike, integer, number, string } = MatchersV3;

/** The examples are those of an event of a series. */
const example = seriesEvent;

const aPicture = { id: integer(920), url: string('/pictures/covers/05.jpg') };
const aTag = { id: integer(1), name: string('straight') };
const status = oneOf(zod.EventStatus.options, example.status);

/** What every card of an event shows. */
const inShort = {
  id: integer(example.id),
  title: string(example.title),
  image: string('/pictures/covers/08.jpg'),
  location: string('New York'),
  timezone: string(example.timezone),
  startTime: anInstant(example.startTime),
} satisfies Expected<Event>;

/** The host, as cards and the page show them. */
export const anEventHost = {
  name: string('Giulia Moretti'),
  logo: string('/pictures/portraits/019.jpg'),
} satisfies Expected<EventHost>;

/** An event of a series, as visitors see it. */
export const aSeriesEvent = {
  id: integer(example.id),
  slug: string(example.slug),
  status,
  startTime: anInstant(example.startTime),
  endTime: anInstant(example.endTime),
  timezone: string(example.timezone),
  location: string('New York'),
  address: string(example.address),
  ticketPrice: number(example.ticketPrice),
  ticketsHaveSoldOut: boolean(false),
} satisfies Expected<SeriesEvent>;

/** An event of a series with everything that its page shows to visitors. */
export const anEventPage = {
  ...inShort,
  slug: string(example.slug),
  description: string(example.description),
  address: string(example.address),
  endTime: anInstant(example.endTime),
  status,
  ticketPrice: number(example.ticketPrice),
  series: eachLike(aSeriesEvent),
  host: anEventHost,
  tags: {
    sexual_orientation: eachLike(aTag),
    age_group: eachLike(aTag),
    category: eachLike(aTag),
  },
  tickets: eachLike({ gender: string('M'), available: integer(5) }),
  gallery: eachLike({ media: aPicture }),
  sexualOrientation: string('straight'),
  type: oneOf(zod.EventType.options, 'binary'),
  eventVisibility: oneOf(zod.EventVisibility.options, 'Public'),
  minAge: integer(25),
  maxAge: integer(40),
  ticketsHaveSoldOut: false,
} satisfies Expected<Event>;

/** An event with what a card of it shows to visitors, other than its text and its host. */
export const anEventCard = {
  ...inShort,
  slug: string(example.slug),
  ticketPrice: number(example.ticketPrice),
  ticketsHaveSoldOut: boolean(false),
} satisfies Expected<Event>;

/** The fields that decide whether the page of its host shows an event. */
export const anEvening = {
  endTime: anInstant(example.endTime),
  status,
  eventVisibility: oneOf(zod.EventVisibility.options, 'Public'),
} satisfies Expected<Event>;

/** An event of a series that the user has a ticket for: its card, its countdown and its ticket. */
export const anAttendedEvent = {
  ...inShort,
  slug: string(example.slug),
  address: string(example.address),
  endTime: anInstant(example.endTime),
  status,
  series: eachLike({ id: integer(example.id), startTime: anInstant(example.startTime) }),
} satisfies Expected<Event>;

const ticketPools = eachLike({ gender: string('M'), sold: integer(0), available: integer(5) });

/** An event, as the portal lists it. */
export const aPortalEvent = {
  ...inShort,
  endTime: anInstant(example.endTime),
  status,
  tickets: ticketPools,
} satisfies Expected<Event>;

/** The values that the form takes from an event of a series. */
export const anEditedEvent = {
  title: string(example.title),
  description: string(example.description),
  slug: string(example.slug),
  media: aPicture,
  verticalMedia: aPicture,
  eventFormat: oneOf(zod.EventFormat.options, 'match'),
  eventVisibility: oneOf(zod.EventVisibility.options, 'Public'),
  tags: {
    sexual_orientation: eachLike({ id: integer(1) }),
    age_group: eachLike({ id: integer(102) }),
    category: eachLike({ id: integer(208) }),
  },
  minAge: integer(25),
  maxAge: integer(40),
  scheduled: boolean(true),
  locationId: integer(1),
  timezone: string(example.timezone),
  startTime: anInstant(example.startTime),
  recurrenceFrequency: oneOf(RECURRENCE_FREQUENCIES, 'weekly'),
  ticketPrice: number(example.ticketPrice),
  tickets: ticketPools,
} satisfies Expected<Event>;

/** A guest, by name and picture. */
export const aGuest = {
  name: string(publicUser.name),
  profileImage: string('/pictures/portraits/021.jpg'),
} satisfies Expected<PublicUser>;

const aSignup = {
  id: integer(1),
  userId: integer(publicUser.id),
  status: oneOf(zod.EventSignup.shape.status.options, 'going'),
  ticketPrice: number(35),
  paid: boolean(true),
  gender: string('M'),
  createdAt: anInstant('2026-11-20T12:00:00.000Z'),
  signedUpByUser: { ...aGuest, username: string('idris') } satisfies Expected<PublicUser>,
} satisfies Expected<EventSignup>;

const aSchedule = {
  rounds: eachLike({
    round: integer(1),
    tables: eachLike({ table: integer(1), first: aGuest, second: aGuest }),
  }),
} satisfies Expected<EventSchedule>;

/** An event with guests and a schedule, as its manager shows it and its form edits it. */
export const aManagedEvent = {
  ...anEditedEvent,
  ...aPortalEvent,
  format: {
    lobbyLength: number(15),
    rounds: integer(8),
    roundLength: number(6),
    matchLength: number(2),
  },
  gallery: eachLike({ media: aPicture }),
  Signups: eachLike(aSignup),
  schedule: aSchedule,
} satisfies Expected<Event>;
