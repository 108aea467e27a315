/** The events that the dashboard lists. Its address contains the filter as `type`. */
export type EventsFilter = 'upcoming' | 'past';

/** The address of each list. */
export type EventsFilterHrefs = Readonly<Record<EventsFilter, string>>;
