/** The history state of a link to an event: where the link was. */
export interface EventArrival {
  /** The link was on the landing page, and the event links back to it. */
  fromDiscover?: boolean;
}

export const fromDiscover: EventArrival = { fromDiscover: true };
