import { EventForm, EventTagIds, EventUpdate } from '@perigee/api/zod';
import { limits } from '@perigee/domain';
import {
  eventTypeOf,
  type EventForm as EventAnswers,
  type EventLengths,
} from '@perigee/domain/events';
import type { z } from 'zod';
import type { events } from '../db/schema/events.ts';
import { failure } from '../http/failure.ts';
import { timesOf } from './lengths.ts';
import type { LoadedEvent } from './load-events.ts';
import {
  carriedTags,
  FORMAT_LENGTHS,
  LOCATIONS,
  TAG_TYPES,
  TAGS,
  type TagType,
} from './lookups.ts';
import { eventServerMessages } from './server-messages.ts';

/** The bodies of the two calls that write events. Unknown fields are refused in their tags as well. */
export const EventFormBody = EventForm.extend({ tags: EventTagIds.strict() });
export const EventUpdateBody = EventUpdate.extend({ tags: EventTagIds.strict().optional() });

/** A form with a value in every field. */
export type FullForm = Required<z.output<typeof EventFormBody>>;

const MINUTE_MS = 60_000;

/** The time without seconds: events start on the minute, whatever time is sent. Source: events §4. */
function onTheMinute(time: string | Date): string {
  const minutes = Math.floor(new Date(time).getTime() / MINUTE_MS);
  return new Date(minutes * MINUTE_MS).toISOString();
}

/** The form with defaults in its empty fields, and its start on the minute. */
export function fullForm(body: z.output<typeof EventFormBody>): FullForm {
  return {
    imageData: null,
    verticalImageData: null,
    recurrenceFrequency: null,
    recurrenceQuantity: null,
    bacheloretteUserId: null,
    ...body,
    startTime: onTheMinute(body.startTime),
    slug: body.slug === '' || body.slug === undefined ? null : body.slug,
  };
}

/** The form that would create the event in its current state. */
export function formOf(event: LoadedEvent): FullForm {
  const tagIds = (type: TagType) => carriedTags(event, type).map(({ id }) => id);
  return {
    title: event.title,
    description: event.description,
    imageData: event.imageId,
    verticalImageData: event.verticalImageId,
    eventFormat: event.eventFormat,
    eventVisibility: event.eventVisibility,
    recurrenceFrequency: event.recurrenceFrequency,
    recurrenceQuantity: event.recurrenceQuantity,
    location: event.locationId,
    ticketPrice: event.priceCents / 100,
    tags: {
      sexual_orientation: tagIds('sexual_orientation'),
      age_group: tagIds('age_group'),
      category: tagIds('category'),
    },
    slug: event.slug,
    minAge: event.minAge,
    maxAge: event.maxAge,
    scheduled: event.scheduled,
    bacheloretteUserId: event.bacheloretteUserId,
    startTime: onTheMinute(event.startTime),
    leftTickets: event.leftTickets,
    rightTickets: event.rightTickets,
  };
}

/** The ids of all the tags of a form, without repeats. */
export const tagIdsOf = ({ tags }: FullForm): number[] => [
  ...new Set(TAG_TYPES.flatMap((type) => tags[type] ?? [])),
];

/** The location that the form names. */
export function locationOf({ location }: FullForm): (typeof LOCATIONS)[number] {
  const found = LOCATIONS.find(({ id }) => id === location);
  if (found === undefined) throw failure(422, eventServerMessages.unknownLocation);
  return found;
}

/** @throws 422 for a location or tag that is not among the lookups */
export function assertLookups(form: FullForm): void {
  locationOf(form);
  for (const type of TAG_TYPES) {
    const isKnown = (id: number) => TAGS.some((tag) => tag.id === id && tag.type === type);
    if (!(form.tags[type] ?? []).every(isKnown)) {
      throw failure(422, eventServerMessages.unknownTag(type));
    }
  }
}

/**
 * The values of a form that the rules check, with its orientations in the order of the lookups, of which
 * the first decides on the tickets: decision P-689. The lookups of the form are already verified.
 */
export function answersOf(form: FullForm): EventAnswers {
  const chosen = new Set(form.tags.sexual_orientation);
  return {
    ...form,
    startTime: new Date(form.startTime),
    orientations: TAGS.filter(({ id }) => chosen.has(id)).map(({ name }) => name),
  };
}

/** The columns of an event that depend on a form, except for its slug. */
export function columnsOf(
  form: FullForm,
  lengths: EventLengths = FORMAT_LENGTHS[form.eventFormat],
) {
  const answers = answersOf(form);
  const { startTime, recurrenceFrequency } = answers;
  const { id: locationId, address, timezone } = locationOf(form);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    eventFormat: form.eventFormat,
    type: eventTypeOf(answers.orientations[0] ?? ''),
    eventVisibility: form.eventVisibility,
    recurrenceFrequency,
    recurrenceQuantity:
      recurrenceFrequency === null
        ? null
        : (form.recurrenceQuantity ?? limits.event.recurrenceMost),
    locationId,
    address,
    timezone,
    ...timesOf(startTime, lengths),
    scheduled: form.scheduled,
    priceCents: Math.round(form.ticketPrice * 100),
    leftTickets: form.leftTickets,
    rightTickets: form.rightTickets,
    minAge: form.minAge,
    maxAge: form.maxAge,
    bacheloretteUserId: form.bacheloretteUserId,
    imageId: form.imageData,
    verticalImageId: form.verticalImageData,
  } satisfies Partial<typeof events.$inferInsert>;
}
