import { profiledDater } from '@perigee/api/fixtures';
import type { User } from '@perigee/api/zod';
import type { SandboxContext } from '../context.ts';
import { insertPeople } from '../seed/world.ts';
import { accepted, waiting } from './people.ts';

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
export async function putDeck(
  { db, clock, tokens }: SandboxContext,
  { userId, otherId }: { userId: number; otherId: number },
  change: Partial<User> = {},
): Promise<{ token: string }> {
  const now = clock();
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
  await insertPeople(db, [dater, deckPerson({ id: otherId }, now)]);
  return { token: await tokens.session(userId) };
}
