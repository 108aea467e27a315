import { referralServerMessages } from './server-messages.ts';

/** Why a code is not taken: with a sentence, and whether it is the code or what came before. */
export interface ReferralProblem {
  reason: 'own-code' | 'already-referred';
  message: string;
}

/**
 * Why somebody may not be referred by the owner of a code, or null where they may. Whoever referred
 * them already may do so again, which changes nothing.
 *
 * @param person whose referrer it becomes, with the one they have
 * @param ownerId whose code it is
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
