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

/** The links that every sign-in screen has. */
export const links = {
  terms: { termsHref: '/terms-of-use', privacyHref: '/privacy-policy' },
  liveSupportHref: '/live-support',
} as const;
