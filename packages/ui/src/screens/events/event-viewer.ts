/** The data of a signed-in user that an event's page needs. */
export interface EventViewer {
  gender: string | null;
  /** Only users with a known date of birth get a ticket. */
  birthdate: string | null;
}
