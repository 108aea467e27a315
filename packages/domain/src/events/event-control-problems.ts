import type { Organiser } from './earliest-start.ts';
import { answersOf } from './event-form-body.ts';
import { eventFormMessages } from './event-form-messages.ts';
import { timezoneOf, type EventFormLookups, type EventFormValues } from './event-form-values.ts';
import { eventFieldProblems, type EventForm } from './event-form.ts';

/** The control that shows the problem of a field: a start is typed as a day and a time. */
const controlOf = (field: keyof EventForm): keyof EventFormValues =>
  field === 'startTime' ? 'day' : field;

/**
 * The problem of each control, in the order in which the notice shows them; a control with several has the
 * first. Source: events §5, §6.
 *
 * @param before the values of the stored event; with them only the rules of changed fields are checked
 */
export function eventControlProblems(
  values: EventFormValues,
  lookups: EventFormLookups,
  user: Organiser,
  now: Date,
  before?: EventFormValues,
): Partial<Record<keyof EventFormValues, string>> {
  const { orientationMissing } = eventFormMessages;
  const problems = eventFieldProblems(
    answersOf(values, lookups),
    user,
    now,
    timezoneOf(values.location, lookups),
    before && answersOf(before, lookups),
  );
  const found: Partial<Record<keyof EventFormValues, string>> = {};
  for (const { field, message } of problems) found[controlOf(field)] ??= message;
  if (values.orientations.length === 0) {
    found.orientations = orientationMissing;
    delete found.leftTickets;
  }
  return found;
}
