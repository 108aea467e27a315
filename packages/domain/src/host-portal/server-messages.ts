/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const hostPortalServerMessages = {
  tooFewGuests: 'There is nobody to pair yet. Wait until more guests are going',
} as const;
