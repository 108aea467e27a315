import type { User } from '@perigee/api';
import type { AnalyticsEvent } from './analytics.ts';

/** The sign-in method, as POST /auth/login names it; phone where it is another call. */
export type SignInMethod = 'Phone' | 'Password' | 'MagicToken';

/** Where the sign-in was: in a modal over another page, or on its own page. */
export type SignInPlace = 'modal' | 'page';

/**
 * The counted events of signing in and out. Source: member §7; the names are ours, in the form of 'User
 * Updated Settings'. Logins of hosts and of users are distinguished: member §6.
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
