import type { User } from '@perigee/api';
import type { AnalyticsEvent } from './analytics.ts';

/** How somebody signed in, as POST /auth/login names it; by phone where it is another call. */
export type SignInMethod = 'Phone' | 'Password' | 'MagicToken';

/** Where sign-in stood: over another page, or on its own. */
export type SignInPlace = 'modal' | 'page';

/**
 * What is counted of signing in and out. Source: member §7; the names are ours, formed as 'User
 * Updated Settings' is. Logins of hosts and of users are told apart: member §6.
 */
export const authEvents = {
  loggedIn: (method: SignInMethod, user: Pick<User, 'Host'> | null): AnalyticsEvent => ({
    name: 'User Logged In',
    properties: { method, role: user?.Host === undefined ? 'User' : 'Host' },
  }),
  signedUp: { name: 'User Signed Up' },
  loggedOut: { name: 'User Logged Out' },
  modalOpened: { name: 'Sign-In Modal Opened' },
  modalClosed: { name: 'Sign-In Modal Closed' },
  stepViewed: (step: string, place: SignInPlace): AnalyticsEvent => ({
    name: 'Sign-In Step Viewed',
    properties: { step, place },
  }),
} as const;
