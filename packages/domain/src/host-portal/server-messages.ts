/** The sandbox's messages; a real product API has its own. */
export const hostPortalServerMessages = {
  scheduleClosed: 'A schedule can only be changed while the event is in created status',
  alreadyCancelled: 'This event is already cancelled. No payment is left to refund',
  tooFewGuests: 'There is nobody to pair yet. Wait until more guests are going',
} as const;
