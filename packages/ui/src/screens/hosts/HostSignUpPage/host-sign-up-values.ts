import type { HostSignUpRequest } from '@perigee/api';
import type { PhoneValue } from '../../../components/PhoneField/phone-value.ts';

/** The values of the form, as they are sent. */
export type HostSignUp = Omit<HostSignUpRequest, 'uuid'>;

/** The values of the host sign-up form. */
export interface HostSignUpValues extends Omit<HostSignUp, 'phoneNumber'> {
  phone: PhoneValue;
}
