import { fieldMessages } from '@perigee/domain';
import { isE164 } from '@perigee/domain/auth';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { failure } from '../http/failure.ts';

/** Refuses numbers that cannot exist with 422. Source: member §5. */
export function assertPhoneNumber(phone: string): void {
  if (!isE164(phone) || !isValidPhoneNumber(phone)) throw failure(422, fieldMessages.phone.invalid);
}
