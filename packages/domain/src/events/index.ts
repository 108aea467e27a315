export { clockChangeNote } from './clock-change.ts';
export { deviceFit, type DeviceFit } from './device-fit.ts';
export {
  eventAction,
  priceLabel,
  reserveLabel,
  seriesEventAction,
  type BookableEvent,
  type EventAction,
  type EventActionKind,
} from './event-action.ts';
export { eventAudienceLine, tagLabel } from './event-audience-line.ts';
export { eventEligibility, type EventAudience } from './event-eligibility.ts';
export { earliestStart, mayStartSoon, type Organiser } from './earliest-start.ts';
export { restoredDraft, type EventFormDraft } from './event-form-draft.ts';
export { eventFormMessages } from './event-form-messages.ts';
export { eventFormProblems, type EventForm } from './event-form.ts';
export { eventControlProblems } from './event-control-problems.ts';
export {
  eventFormBody,
  eventFormChanges,
  eventFormConflicts,
  type EventFormBody,
} from './event-form-body.ts';
export {
  newEventValues,
  orientationNames,
  orientationTickets,
  startOf,
  storedEventValues,
  timezoneOf,
  withinLimits,
  type EventFormValues,
} from './event-form-values.ts';
export { isLive } from './event-live.ts';
export {
  EVENT_FORMATS,
  EVENT_ORIENTATIONS,
  EVENT_STATUSES,
  EVENT_TYPES,
  EVENT_VISIBILITIES,
  RECURRENCE_FREQUENCIES,
  type EventFormat,
  type EventOrientation,
  type EventStatus,
  type EventType,
} from './event-options.ts';
export { eventStatusAt, statusAfterUpdate } from './event-status.ts';
export { eventTimeLine } from './event-time-line.ts';
export { eventEndTime, isOver, type EventLengths } from './event-times.ts';
export { hostActions } from './host-actions.ts';
export { eventMessages } from './messages.ts';
export { eventTypeOf, orientationDefaults, ticketPoolsOf } from './orientation.ts';
export { orientationLabel } from './orientation-label.ts';
export { placeLine } from './place-line.ts';
export { recurrenceStarts } from './recurrence.ts';
export { chosenChild, eveningOf } from './series-child.ts';
export { eventServerMessages } from './server-messages.ts';
export { isReservedSlug, slugOf } from './slug.ts';
export { eventStructuredData } from './structured-data.ts';
export { invitationEligibility, type Audience, type Guest } from './invitation-eligibility.ts';
export { trimmed } from './trimmed.ts';
export { wallTime, zoneOffsetMs } from './zoned-time.ts';
export { zoneName } from './zone-name.ts';
