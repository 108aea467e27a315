import { MatchersV3 } from '@pact-foundation/pact';
import type { Event } from '../src/index.ts';
import { EventStatus } from '../src/zod.ts';
import { oneOf, type Expected } from './matchers.ts';

const { boolean, datetime, integer, number, string } = MatchersV3;

/** A moment, as JSON writes it. */
const aMoment = (example: string) => datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", example);

/** An event with what a card of it and its countdown show. */
export const anEventCard = (event: Event): Expected<Event> => ({
  id: integer(event.id),
  slug: string(event.slug),
  title: string(event.title),
  description: string(event.description),
  image: string(event.image ?? ''),
  location: string(event.location ?? ''),
  address: string(event.address),
  timezone: string(event.timezone),
  startTime: aMoment(event.startTime),
  endTime: aMoment(event.endTime),
  status: oneOf(EventStatus.options, event.status),
  ticketPrice: number(event.ticketPrice),
  userSignedUpAlready: boolean(true),
});
