import { UserFacingError } from '@perigee/domain';
import { fn } from 'storybook/test';
import { newcomerAuthentication, waitlistedDater } from '@perigee/api/fixtures';
import type { PhoneValue } from '../../components/PhoneField/phone-value.ts';

/** The number of the fixtures' newcomer, as it stands in the field. For stories only. */
export const typedPhone: PhoneValue = {
  text: '(212) 555-0142',
  country: 'US',
  e164: waitlistedDater.phoneNumber,
  international: '+1 212 555 0142',
  valid: true,
};

/** What a screen waits for that never comes, for stories of waiting. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** A call that fails with what the server says. */
export function refuse(message: string): () => Promise<never> {
  return () => Promise.reject(new UserFacingError(message));
}

/** The links that every sign-in screen has. */
export const links = {
  terms: { termsHref: '/terms-of-use', privacyHref: '/privacy-policy' },
  liveSupportHref: '/live-support',
} as const;

/** Those of hosts, whose terms differ. */
export const hostTerms = { ...links.terms, hostTermsHref: '/terms-and-conditions' } as const;

/** Of an open sign-in dialog, whose calls go well. */
export const dialogArgs = {
  ...links,
  open: true,
  onSendCode: fn(() => Promise.resolve()),
  onAuthenticate: fn(() => Promise.resolve<{ completedSignup: boolean }>(newcomerAuthentication)),
  onSignedIn: fn(() => Promise.resolve()),
  onSignUp: fn(() => Promise.resolve()),
  onSendLink: fn(() => Promise.resolve()),
  onClose: fn(),
};
