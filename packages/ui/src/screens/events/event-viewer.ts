import type { MissingForTicket } from '@perigee/domain/tickets';

/** The data of a signed-in user that an event's page needs. */
export interface EventViewer {
  gender: string | null;
  /** What the profile lacks for a ticket. */
  missing: MissingForTicket | null;
}
