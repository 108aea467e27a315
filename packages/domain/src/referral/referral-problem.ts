import { referralServerMessages } from './server-messages.ts';

/** The reason why a code is rejected: the code itself or an earlier referral, with a sentence. */
export interface ReferralProblem {
  reason: 'own-code' | 'already-referred';
  message: string;
}

/**
 * The reason why a user cannot be referred by the owner of a code, or null. A second referral by the same
 * user is allowed, and changes nothing.
 *
 * @param person the referred user, with their current referrer
 * @param ownerId the owner of the code
 */
export function referralProblem(
  person: { id: number; referredBy: number | null },
  ownerId: number,
): ReferralProblem | null {
  if (person.id === ownerId) {
    return { reason: 'own-code', message: referralServerMessages.ownCode };
  }
  if (person.referredBy !== null && person.referredBy !== ownerId) {
    return { reason: 'already-referred', message: referralServerMessages.alreadyReferred };
  }
  return null;
}
