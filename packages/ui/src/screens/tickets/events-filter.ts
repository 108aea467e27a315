/** Which of somebody's events the dashboard lists. Its address keeps it under `type`. */
export type EventsFilter = 'upcoming' | 'past';

/** Where each list is. */
export type EventsFilterHrefs = Readonly<Record<EventsFilter, string>>;
