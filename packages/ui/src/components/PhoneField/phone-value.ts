import { DEFAULT_COUNTRY } from '@perigee/domain/auth';
import type { CountryCode } from 'libphonenumber-js/min';

/** The value of a PhoneField: its text, and the parsed number. */
export interface PhoneValue {
  /** The text of the field, such as '(212) 555-0142'. */
  text: string;
  /** ISO 3166 code of the chosen country. */
  country: CountryCode;
  /** E.164, such as '+12125550142'; null until the number is valid. */
  e164: string | null;
  /** Such as '+1 212 555 0142'; empty when there are no digits. */
  international: string;
  valid: boolean;
}

/** An empty field, with its initial country. */
export const emptyPhone: PhoneValue = {
  text: '',
  country: DEFAULT_COUNTRY,
  e164: null,
  international: '',
  valid: false,
};
