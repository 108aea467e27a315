/** The sandbox's messages; a real product API has its own. */
export const eventServerMessages = {
  onboardingFirst: 'Finish your profile before you open this event',
  slugWithoutLetter: 'Use at least one letter, hyphen or underscore in the slug',
  slugTaken: 'Another event has this slug. Choose another one',
  startOffStep: 'Choose a start time on the hour or half past',
  oneOrientation: 'Choose one orientation: only admins can choose several',
  noTickets: 'Offer at least one ticket',
  tooManyTickets: (most: number) => `Offer at most ${most} tickets for women, and for men`,
  menOnly: 'Leave the tickets for women at 0: this orientation is for men',
  womenOnly: 'Leave the tickets for men at 0: this orientation is for women',
  onePool: 'Leave the tickets for women at 0: this orientation has one pool for everybody',
  adminsChoose: (field: string) => `Leave ${field} as it is: only admins can change it`,
  ticketsSold: (sold: number) =>
    `Keep at least ${sold} tickets on this side: so many are sold already`,
  unknownTag: (type: string) => `Choose ${type} from the lookups of the event form`,
  unknownLocation: 'Choose location from the lookups of the event form',
  imageNotYours: (field: string) => `Upload the picture for ${field} again: it is not yours`,
  nobodyToHonour: 'Choose someone for bacheloretteUserId who is a member',
  recurrenceFixed: 'Create a new event to change how often it repeats',
  over: 'This event is over. Make a new one instead',
  reviewDone: 'This event is not in review any more. Load it again',
  datesCrossed: 'Choose an end that is not before the start',
  /** Mails to the host. */
  mail: {
    approved: (title: string) => `Your event ${title} was approved and is live now.`,
    declined: (title: string) => `Your event ${title} was not approved.`,
  },
} as const;
