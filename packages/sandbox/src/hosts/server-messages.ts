import { hostServerMessages as known } from '@perigee/domain/hosts';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const hostServerMessages = {
  ...known,
  eventWithoutHost: 'This event is held by the house. Write to support about it',
  logoNotOwn: 'Upload the picture yourself before choosing it as the logo',
  applicationsOfOthers: 'Only the host can read these applications',
  appliedToOneself: 'Choose another host. You cannot apply to yourself',
  payoutsRefused: 'The payouts account was not connected. Connect it again from the host portal',
  connectLinkMalformed: 'This address is not complete. Connect the account from the host portal',
  payoutsAccountNotFound: 'There is no payouts account at this address. Open it from the portal',
} as const;
