/** The history state of a link to an event: where the link was. */
export interface EventLocationState {
  /** The link was on the landing page, and the event links back to it. */
  fromDiscover?: boolean;
}

export const fromDiscover: EventLocationState = { fromDiscover: true };
