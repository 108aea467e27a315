import { DEFAULT_COUNTRY } from '@perigee/domain';
import type { CountryCode } from 'libphonenumber-js/min';

/** What is in a PhoneField, and what it amounts to. */
export interface PhoneValue {
  /** As it stands in the field, such as '(212) 555-0142'. */
  text: string;
  /** ISO 3166 code of the country that is chosen. */
  country: CountryCode;
  /** Such as '+12125550142'; null until the number is valid. */
  e164: string | null;
  /** Such as '+1 212 555 0142'; empty when there are no digits. */
  international: string;
  valid: boolean;
}

/** An empty field, in the country that it starts with. */
export const emptyPhone: PhoneValue = {
  text: '',
  country: DEFAULT_COUNTRY,
  e164: null,
  international: '',
  valid: false,
};
