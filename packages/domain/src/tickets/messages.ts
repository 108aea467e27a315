/** The texts around tickets and guest lists. Source: events §2, §4, §8. */
export const ticketMessages = {
  reserving: 'Reserving ticket...',
  approved: 'APPROVED — YOU ARE ON THE LIST',
  eventOver: 'This event is over',
  eventCancelled: 'Cancelled',
  myTicket: 'My Ticket',
  soldOut: 'Sold out',
  /** The links in the panel for a user whose profile lacks something for a ticket. Ours. */
  missing: {
    profile: 'Complete your profile',
    birthdate: 'Add your date of birth to your profile',
  },
  /** Shown after a cancelled checkout. Ours. */
  unpaid: 'You left before paying. You were not charged, and the place is not yours yet.',
  /** The host cancelled it while the guest looked at it. Ours. */
  withdrawn: (title: string) => `You no longer have a ticket to ${title}`,
  /** The host cancelled the event while the guest looked at the ticket. Ours. */
  cancelled: (title: string) => `${title} is cancelled`,
  reserve: 'Reserve',
  ticket: {
    guest: 'Guest',
    date: 'Date',
    place: 'Place',
    /** The alternative text of the QR code, for screen readers. */
    code: (title: string, holder: string) => `QR ticket of ${holder} to ${title}`,
  },
  /** The attendee dashboard. Source: events §2; `helpPage`, `onceConfirmed` and `date` are ours. */
  dashboard: {
    title: 'ATTENDING',
    upcoming: 'Upcoming',
    past: 'Past',
    noUpcoming: 'You have no upcoming events',
    noPast: 'You have no past events',
    seeUpcoming: 'See upcoming events',
    seePast: 'See past events',
    browse: 'Browse Events for you',
    moreDetails: 'More details',
    needHelp: 'Need more help?',
    helpPage: 'Help page',
    reserved: 'Your ticket is reserved',
    getSetUp: 'Get Set Up',
    onceConfirmed: 'It appears in your events once the payment is confirmed.',
    fullAccess: 'Congratulations, you have full access',
    discover: 'Discover Events',
    date: 'Date',
  },
  upcomingFailed: 'Unable to fulfill request to get dashboard events',
  pastFailed: 'Unable to fulfill request to get dashboard past events',
  ticketGiven: 'User added to event successfully',
  signupCancelled: 'Signup cancelled. User has been refunded if this was a paid event',
  signupNotCancelled: 'Unable to cancel user signup',
  /** The label of a countdown for screen readers. Ours. */
  startsIn: 'Starts in',
  /** The announcement of a countdown for screen readers. Ours. */
  startsInMinutes: (minutes: number) =>
    minutes === 1 ? 'Starts in 1 minute' : `Starts in ${minutes} minutes`,
} as const;
