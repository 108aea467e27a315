import { eventServerMessages as known } from '@perigee/domain/events';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const eventServerMessages = {
  ...known,
  slugTaken: 'Another event has this slug. Choose another one',
  ticketsSold: (sold: number) =>
    `Keep at least ${sold} tickets on this side: so many are sold already`,
  unknownTag: (type: string) => `Choose ${type} from the lookups of the event form`,
  unknownLocation: 'Choose location from the lookups of the event form',
  imageNotYours: (field: string) => `Upload the picture for ${field} again: it is not yours`,
  nobodyToHonour: 'Choose someone for bacheloretteUserId who is a member',
  recurrenceFixed: 'Create a new event to change how often it repeats',
  reviewDone: 'This event is not in review any more. Load it again',
  datesCrossed: 'Choose an end that is not before the start',
  /** Mails to the host. */
  mail: {
    approved: (title: string) => `Your event ${title} was approved and is live now.`,
    declined: (title: string) => `Your event ${title} was not approved.`,
  },
} as const;
