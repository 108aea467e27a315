/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const ticketServerMessages = {
  alreadySignedUp: 'You already have a ticket to this event. Find it under your events',
  hostNeedsNoTicket: 'You hold this event, so you need no ticket',
  centreNeedsNoTicket: 'This event is held for you, so you need no ticket',
  birthdateMissing: 'Fill in your date of birth in your profile to reserve a ticket',
  ageOutside: (minAge: number, maxAge: number) =>
    `This event is for people from ${minAge} to ${maxAge}. Choose another one`,
  inReview: 'This event is still in review. Try again once it is approved',
  guestNotFound: 'Nobody has this user ID. Check it and try again',
  inviteesNotFound: (ids: readonly number[]) =>
    `Nobody has the user ID ${ids.join(', ')}. Take it out and try again`,
  tooManyInvitations: 'Too many invitations were sent for this event. Try again in an hour',
} as const;
