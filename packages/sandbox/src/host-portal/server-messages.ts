import { hostPortalServerMessages as known } from '@perigee/domain/host-portal';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const hostPortalServerMessages = {
  ...known,
  scheduleClosed: 'A schedule can only be changed while the event is in created status',
  alreadyCancelled: 'This event is already cancelled. No payment is left to refund',
} as const;
