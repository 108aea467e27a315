import { resendCoolDownMessage, UserFacingError } from '@perigee/domain';
import { CoolDownError } from '@perigee/domain/auth';
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

/** The time of stories in which a code is requested too soon, 42 seconds before another one can be sent. */
export const coolingDownAt = new Date('2026-12-01T12:00:00Z');

/** A request for a code that is sent too soon. */
export function refuseCoolingDown(): Promise<never> {
  const endsAt = new Date(coolingDownAt.getTime() + 42_000);
  return Promise.reject(new CoolDownError(resendCoolDownMessage(42), endsAt));
}

/** The common links of the sign-in screens. */
export const links = {
  terms: { termsHref: '/terms-of-use', privacyHref: '/privacy-policy' },
  liveSupportHref: '/live-support',
} as const;
