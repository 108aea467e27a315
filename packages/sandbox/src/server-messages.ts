import { serverMessages as known } from '@perigee/domain';

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const serverMessages = {
  ...known,
  malformedJson: 'The request body is not valid JSON',
  adminsOnly: 'Only admins can do this',
  codeExpired: 'This code has expired. Ask for a new one',
  codeUsedUp: 'Too many wrong codes. Ask for a new one',
  nothingToUpdate: 'Say at least one thing to change',
  instagramAddress:
    'Send the address of an Instagram profile, such as https://www.instagram.com/name',
  tooManyLogins: 'Too many attempts to sign in. Try again in a quarter of an hour',
  tooManyAtOnce: 'Too many people are signing in at this moment. Try again in a few seconds',
  tooManyFromHere: 'Too many attempts from your network. Try again later',
  pathMalformed: 'The address of the request is malformed',
  methodNotAllowed: 'Requests of this method are not answered',
  ownAddressOnly: 'Open the outbox at the address of the sandbox itself',
  bodyTooLarge: 'The request body is too large. Send at most 64 kB',
  bodyNotObject: 'Send the request body as a JSON object',
  eventNotFound: 'There is no event with this id or slug',
  hostsOnly: 'Only hosts can do this',
  eventHostOnly: 'Only the host of this event can do this',
  userNotFound: 'Nobody has this id or username',
  diskFull: 'The disk of the server is full. Make room on it and try again',
  nothingHere: 'There is nothing at this address',
  fieldUnknown: (field: string) => `Leave out ${field}: this call does not take it`,
  fieldOfWrongType: (field: string, type: string) => `Send ${field} as ${type}`,
} as const;
