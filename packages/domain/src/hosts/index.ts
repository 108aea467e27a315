export { emailProblem, hostSignInProblems } from './host-sign-in.ts';
export { linkIdFrom, linkIdProblem } from './link-id.ts';
export { hostMessages } from './messages.ts';
export { payoutsAuthorizationUrl } from './payouts-authorization.ts';
export { hostServerMessages } from './server-messages.ts';
