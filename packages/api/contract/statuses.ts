import { MatchersV3 } from '@pact-foundation/pact';

/** The refusals whose status the client reads; of all others it shows the text alone. */
const READ = new Set([
  // The code or the link was wrong: packages/domain/src/auth/sign-in-step.ts, link-sign-in.tsx.
  'authenticatePhone 422',
  'logIn 422',
  // The email can be changed: packages/domain/src/signup/email-refused.ts.
  'signUp 409',
  // The email can be changed, or the invitation is closed: packages/domain/src/hosts/host-refusal.ts.
  'signUpHost 409',
  'signUpHost 422',
  // The link id can be changed: packages/domain/src/hosts/host-refusal.ts.
  'updateHost 409',
  // The page says that there is nothing: 'Not found', 'Event not found'.
  'getAdminUser 404',
  'getEvent 404',
  'getHost 404',
  'getPublicEvent 404',
  'getUserProfile 404',
]);

const { ClientError, Success } = MatchersV3.HTTPResponseStatusClass;

/** Whether the client tells this status from others of its class. A 401 ends the session, whatever the call. */
export const isStatusRead = (operationId: string, status: number) =>
  status === 401 || READ.has(`${operationId} ${status}`);

/**
 * What is expected of a status: the status itself where the client reads it, else its class.
 */
export function expectedStatus(operationId: string, status: number) {
  if (isStatusRead(operationId, status)) return status;
  return MatchersV3.matchStatus(status, status < 300 ? Success : ClientError);
}
