/** What a link to an event keeps of where it stands. */
export interface EventArrival {
  /** It stands on the landing page, to which the event then leads back. */
  fromDiscover?: boolean;
}

export const fromDiscover: EventArrival = { fromDiscover: true };
