import { profiledDater } from '@perigee/api/fixtures';
import type { User } from '@perigee/api/zod';
import type { SandboxContext } from '../context.ts';
import { accepted, waiting } from './people.ts';
import { signIn, type StateResult } from './state-handlers.ts';

const ANSWERS = { diet: 'Vegetarian', smoking: 'No' };
const LOOKING_FOR = { minAge: null, maxAge: null };

/** An accepted member with a complete profile, whom decks show to women. */
export const deckPerson = (change: Partial<User>, now: Date) =>
  accepted(
    {
      ...profiledDater,
      gender: 'M',
      preference: { genders: ['F'], ...LOOKING_FOR },
      profile: { ...profiledDater.profile, ...ANSWERS },
      ...change,
    },
    now,
  );

/**
 * Stores a dater and a member whom their deck shows.
 *
 * @returns the dater's session
 */
export function putDeck(
  context: SandboxContext,
  { userId, otherId }: { userId: number; otherId: number },
  change: Partial<User> = {},
): Promise<StateResult> {
  const now = context.clock();
  const dater = waiting(
    {
      id: userId,
      gender: 'F',
      birthdate: '1996-04-12',
      preference: { genders: ['M'], ...LOOKING_FOR },
      profile: ANSWERS,
      completedOnboarding: true,
      ...change,
    },
    now,
  );
  return signIn(context, userId, dater, deckPerson({ id: otherId }, now));
}
