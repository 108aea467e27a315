import { CoolDownError, resendCoolDownMessage, UserFacingError } from '@perigee/domain';
import { waitlistedDater } from '@perigee/api/fixtures';
import type { PhoneValue } from '../../components/PhoneField/phone-value.ts';

/** The number of the fixtures' newcomer, as the text of the field. For stories only. */
export const typedPhone: PhoneValue = {
  text: '(212) 555-0142',
  country: 'US',
  e164: waitlistedDater.phoneNumber,
  international: '+1 212 555 0142',
  valid: true,
};

/** A promise that never resolves, for stories of loading states. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** A call that fails with the server's message. */
export function refuse(message: string): () => Promise<never> {
  return () => Promise.reject(new UserFacingError(message));
}

/**
 * A request for a code that is sent too soon. The end is always 42 seconds away, so that the timer does not
 * change in a screenshot.
 */
export function refuseCoolingDown(): Promise<never> {
  const endsAt = new Date();
  endsAt.getTime = () => Date.now() + 41_500;
  return Promise.reject(new CoolDownError(resendCoolDownMessage(42), endsAt));
}

/** The common links of the sign-in screens. */
export const links = {
  terms: { termsHref: '/terms-of-use', privacyHref: '/privacy-policy' },
  liveSupportHref: '/live-support',
} as const;
