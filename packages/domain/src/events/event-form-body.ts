import { limits } from '../limits.ts';
import type { EventForm } from './event-form.ts';
import {
  orientationNames,
  startOf,
  timezoneOf,
  withinLimits,
  type EventFormLookups,
  type EventFormValues,
} from './event-form-values.ts';
import type { EventFormat } from './event-options.ts';

/** The body of the call that creates an event. Source: events §3 (Create-event payload). */
export interface EventFormBody extends Omit<EventForm, 'startTime' | 'orientations' | 'slug'> {
  slug: string | null;
  eventFormat: EventFormat;
  recurrenceQuantity: number | null;
  location: number;
  tags: { sexual_orientation: number[]; age_group: number[]; category: number[] };
  scheduled: boolean;
  startTime: string;
}

/** The fields of a form that the rules read. */
export function answersOf(values: EventFormValues, lookups: EventFormLookups): EventForm {
  const { age, priceMost, ticketsMost } = limits.event;
  const tickets = (count: number | null) => Math.round(withinLimits(count, 0, ticketsMost));
  return {
    title: values.title,
    description: values.description,
    imageData: values.imageData?.id ?? null,
    verticalImageData: values.verticalImageData?.id ?? null,
    startTime: startOf(values, timezoneOf(values.location, lookups)),
    slug: values.slug === '' ? null : values.slug,
    minAge: withinLimits(values.minAge, age.min, age.max),
    maxAge: withinLimits(values.maxAge, age.min, age.max),
    orientations: orientationNames(values.orientations, lookups),
    leftTickets: tickets(values.leftTickets),
    rightTickets: tickets(values.rightTickets),
    ticketPrice: withinLimits(values.ticketPrice, 0, priceMost),
    eventVisibility: values.eventVisibility,
    recurrenceFrequency: values.recurrenceFrequency === 'once' ? null : values.recurrenceFrequency,
    bacheloretteUserId: values.bacheloretteUserId,
  };
}

/** The form as the call that creates an event takes it. Only for values without problems. */
export function eventFormBody(values: EventFormValues, lookups: EventFormLookups): EventFormBody {
  const { startTime, orientations: _names, ...answers } = answersOf(values, lookups);
  return {
    ...answers,
    title: answers.title.trim(),
    description: answers.description.trim(),
    eventFormat: values.eventFormat,
    recurrenceQuantity: answers.recurrenceFrequency === null ? null : limits.event.recurrenceMost,
    location: values.location,
    tags: {
      sexual_orientation: values.orientations,
      age_group: values.ageGroups,
      category: values.categories,
    },
    scheduled: values.scheduled,
    startTime: startTime.toISOString(),
  };
}

/** The fields of a form that differ from those of `before`, as the call that updates an event takes them. */
export function eventFormChanges(
  before: EventFormValues,
  values: EventFormValues,
  lookups: EventFormLookups,
): Partial<EventFormBody> {
  const old = eventFormBody(before, lookups);
  const body = eventFormBody(values, lookups);
  // The number of events of a stored series is its own.
  const isSeriesKept = old.recurrenceFrequency === body.recurrenceFrequency;
  return Object.fromEntries(
    Object.entries(body).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(old[field as keyof EventFormBody]) &&
        !(isSeriesKept && field === 'recurrenceQuantity'),
    ),
  );
}

/**
 * The fields of `changes` whose stored value is no longer the one of `before`: another user has saved them.
 *
 * @param stored the event as it is stored now
 */
export function eventFormConflicts(
  changes: Partial<EventFormBody>,
  before: EventFormValues,
  stored: EventFormValues,
  lookups: EventFormLookups,
): (keyof EventFormBody)[] {
  const elsewhere = eventFormChanges(before, stored, lookups);
  return (Object.keys(changes) as (keyof EventFormBody)[]).filter((field) => field in elsewhere);
}
