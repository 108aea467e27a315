/** The sandbox's messages; a real product API has its own. */
export const hostServerMessages = {
  notFound: 'There is no host with this id or link id',
  eventWithoutHost: 'This event is held by the house. Write to support about it',
  invitationInvalid: 'This invitation is no longer valid. Ask for a new one',
  linkIdForm: 'Use letters, digits, hyphens and underscores. Not digits only',
  linkIdReserved: 'Choose a different link id. This one stands in addresses of our own',
  linkIdTaken: 'Another host has this link id. Choose a different one',
  logoNotOwn: 'Upload the picture yourself before choosing it as the logo',
  applicationsOfOthers: 'Only the host can read these applications',
  appliedBefore: 'You have already applied to this host. Wait for their answer',
  appliedToOneself: 'Choose another host. You cannot apply to yourself',
  payoutsRefused: 'The payouts account was not connected. Connect it again from the host portal',
  connectLinkMalformed: 'This address is not complete. Connect the account from the host portal',
  payoutsAccountNotFound: 'There is no payouts account at this address. Open it from the portal',
} as const;
