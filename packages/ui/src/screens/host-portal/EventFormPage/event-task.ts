import type { Event, EventForm, EventUpdate } from '@perigee/api';

/** The calls of a new event. */
export interface EventCreation {
  mode: 'create';
  /** A rejection's message is shown; nothing is lost. */
  onCreate: (form: EventForm) => Promise<unknown>;
  /** The event is created, and the user has read what happens next. */
  onCreated: () => void;
}

/** The calls of a stored event. */
export interface StoredEventTask {
  mode: 'update';
  /** The event as it was when the form opened. */
  event: Event;
  /** Loads the stored event again, to find what another user has changed meanwhile. */
  onReload: () => Promise<Event>;
  /** Stores the changed fields, and returns the event after the change. */
  onUpdate: (changes: EventUpdate) => Promise<Event>;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
}
