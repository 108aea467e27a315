/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const hostServerMessages = {
  notFound: 'There is no host with this id or link id',
  invitationInvalid: 'This invitation is no longer valid. Ask for a new one',
  linkIdForm: 'Use letters, digits, hyphens and underscores. Not digits only',
  linkIdReserved: 'Choose a different link id. This one stands in addresses of our own',
  linkIdTaken: 'Another host has this link id. Choose a different one',
  appliedBefore: 'You have already applied to this host. Wait for their answer',
} as const;
