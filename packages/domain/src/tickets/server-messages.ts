/** The sandbox's messages; a real product API has its own. */
export const ticketServerMessages = {
  alreadySignedUp: 'You already have a ticket to this event. Find it under your events',
  hostNeedsNoTicket: 'You hold this event, so you need no ticket',
  centreNeedsNoTicket: 'This event is held for you, so you need no ticket',
  birthdateMissing: 'Fill in your date of birth in your profile to reserve a ticket',
  ageOutside: (minAge: number, maxAge: number) =>
    `This event is for people from ${minAge} to ${maxAge}. Choose another one`,
  inReview: 'This event is still in review. Try again once it is approved',
  guestNotFound: 'Nobody has this user ID. Check it and try again',
  guestHasTicket: 'This person already has a ticket',
  guestNeedsNoTicket: 'This person runs the event or is its centre, and needs no ticket',
  notOnList: 'This person is not on the guest list',
  bacheloretteList: 'Guests of a bachelorette event stay on its list',
  nothingPaid: 'This person paid nothing, so there is nothing to refund. Leave the refund out',
  inviteesNotFound: (ids: readonly number[]) =>
    `Nobody has the user ID ${ids.join(', ')}. Take it out and try again`,
  inviteOneWay: 'Name the people to invite, or invite all: not both',
  tooManyInvitations: 'Too many invitations were sent for this event. Try again in an hour',
  reservationGone: 'Your reservation was withdrawn in the meantime. Reserve again',
  checkoutNotOpened: 'The payment page could not be opened. Please try again in a moment',
  keyMalformed:
    'Send the Idempotency-Key as 8 to 120 letters, digits and signs without spaces, or leave it out',
  keyOfOtherRequest:
    'This Idempotency-Key was sent with another request. Use a new one for each request',
  keyUnderWay: 'This request is still being worked on. Try again in a moment',
} as const;
