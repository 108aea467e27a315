import { MatchersV3 } from '@pact-foundation/pact';
import type { Event, EventSignup, PublicUser } from '../src/index.ts';
import * as zod from '../src/zod.ts';
import { anInstant, oneOf, type Expected } from './matchers.ts';

const { boolean, eachLike, integer, number, string } = MatchersV3;

/** What tells an event from others, and when it is. */
const anEventInShort = (event: Event) =>
  ({
    id: integer(event.id),
    slug: string(event.slug),
    title: string(event.title),
    description: string(event.description),
    address: string(event.address),
    timezone: string(event.timezone),
    startTime: anInstant(event.startTime),
    endTime: anInstant(event.endTime),
    status: oneOf(zod.EventStatus.options, event.status),
    ticketPrice: number(event.ticketPrice),
  }) satisfies Expected<Event>;

/** What a card and a page show of an event. */
export const anEvent = (event: Event) =>
  ({
    ...anEventInShort(event),
    host: { id: integer(1), name: string('Giulia Moretti') },
    tags: { sexual_orientation: eachLike({ id: integer(1), name: string('straight') }) },
    tickets: eachLike({
      gender: string('M'),
      genderPreference: string('F'),
      sold: integer(0),
      available: integer(5),
    }),
    ticketsHaveSoldOut: boolean(event.ticketsHaveSoldOut),
  }) satisfies Expected<Event>;

/** An event with what a card of it and its countdown show. */
export const anEventCard = (event: Event): Expected<Event> => ({
  ...anEventInShort(event),
  image: string(event.image ?? ''),
  location: string(event.location ?? ''),
  userSignedUpAlready: boolean(true),
});

/** The fields of {@link anEvent} that tell one event from another, as the client gets them. */
export const shown = ({ id, slug, title, startTime, status, ticketPrice }: Event) => ({
  id,
  slug,
  title,
  startTime,
  status,
  ticketPrice,
});

/** A guest, by id and first name. */
export const aGuest = ({ id, name }: PublicUser) => ({ id: integer(id), name: string(name) });

/** A user on the guest list. */
export const aSignup = (signup: EventSignup) =>
  ({
    id: integer(signup.id),
    userId: integer(signup.userId),
    status: oneOf(zod.EventSignup.shape.status.options, signup.status),
    ticketPrice: number(signup.ticketPrice),
    paid: boolean(signup.paid),
    signedUpByUser: aGuest(signup.signedUpByUser),
  }) satisfies Expected<EventSignup>;
