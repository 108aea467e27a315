import { ticketServerMessages as known } from '@perigee/domain/tickets';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const ticketServerMessages = {
  ...known,
  guestHasTicket: 'This person already has a ticket',
  guestNeedsNoTicket: 'This person runs the event or is its centre, and needs no ticket',
  notOnList: 'This person is not on the guest list',
  bacheloretteList: 'Guests of a bachelorette event stay on its list',
  nothingPaid: 'This person paid nothing, so there is nothing to refund. Leave the refund out',
  inviteOneWay: 'Name the people to invite, or invite all: not both',
  reservationGone: 'Your reservation was withdrawn in the meantime. Reserve again',
  checkoutNotOpened: 'The payment page could not be opened. Please try again in a moment',
  keyMalformed:
    'Send the Idempotency-Key as 8 to 120 letters, digits and signs without spaces, or leave it out',
  keyOfOtherRequest:
    'This Idempotency-Key was sent with another request. Use a new one for each request',
  keyUnderWay: 'This request is still being worked on. Try again in a moment',
} as const;
