import { CoolDownError, resendCoolDownMessage, UserFacingError } from '@perigee/domain';
import { waitlistedDater } from '@perigee/api/fixtures';
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

/**
 * A call for a code that comes too soon. The end stays 42 seconds away, so that the clock stands still
 * in a picture.
 */
export function refuseCoolingDown(): Promise<never> {
  const endsAt = new Date();
  endsAt.getTime = () => Date.now() + 41_500;
  return Promise.reject(new CoolDownError(resendCoolDownMessage(42), endsAt));
}

/** The links that every sign-in screen has. */
export const links = {
  terms: { termsHref: '/terms-of-use', privacyHref: '/privacy-policy' },
  liveSupportHref: '/live-support',
} as const;
