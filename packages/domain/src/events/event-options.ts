/** The statuses of an event. Source: events §3, §4. */
export const EVENT_STATUSES = [
  'archived',
  'pending',
  'completed',
  'started',
  'created',
  'updated',
] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Source: events §3. */
export const EVENT_VISIBILITIES = ['Public', 'Private'] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];

/** Source: events §3. */
export const EVENT_TYPES = ['binary', 'one_variable', 'non_binary'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Source: events §3. */
export const EVENT_FORMATS = ['match', 'speed'] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

/** How often an event recurs; a single event has no frequency. Source: events §3. */
export const RECURRENCE_FREQUENCIES = ['weekly', 'monthly'] as const;
export type RecurrenceFrequency = (typeof RECURRENCE_FREQUENCIES)[number];

/** The audiences of an event. Source: events §3, member §9. */
export const EVENT_ORIENTATIONS = ['straight', 'lesbian', 'gay', 'open', 'lgbtq_plus'] as const;
export type EventOrientation = (typeof EVENT_ORIENTATIONS)[number];
