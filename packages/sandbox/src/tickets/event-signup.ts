import type { EventSignup } from '@perigee/api/zod';
import { toPublicUser, type PublicUserFields } from '../profile/public.ts';
import { isPaid } from './refund-signup.ts';
import type { Signup } from './signup-rows.ts';

/**
 * A line of the guest list. Source: spec EventSignup.
 *
 * @param signup a sign-up that is not cancelled
 */
export function toEventSignup(
  signup: Signup & { status: EventSignup['status'] },
  guest: PublicUserFields & { gender: string | null },
  publicUrl: string,
): EventSignup {
  return {
    id: signup.id,
    userId: signup.userId,
    status: signup.status,
    ticketPrice: signup.priceCents / 100,
    paid: isPaid(signup),
    gender: guest.gender,
    createdAt: signup.createdAt.toISOString(),
    signedUpByUser: toPublicUser(guest, publicUrl),
  };
}
