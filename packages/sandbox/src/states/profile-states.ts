import { profiledDater } from '@perigee/api/fixtures';
import { insertPeople } from '../seed/world.ts';
import { accepted, waiting } from './people.ts';
import type { StateHandlers } from './state-handlers.ts';

type ProfileState =
  | 'a username that nobody has'
  | 'a username that somebody else has'
  | 'a member with a public profile'
  | 'a person who is not there'
  | 'a signed-in dater and a member with an NFT';

/** The states of users' public profiles. */
export const profileHandlers: StateHandlers<ProfileState> = {
  'a username that nobody has': async () => ({}),

  'a username that somebody else has': async ({ db, clock, tokens }, { userId, username }) => {
    const now = clock();
    const other = accepted({ id: userId + 1, username }, now);
    await insertPeople(db, [waiting({ id: userId }, now), other]);
    return { token: await tokens.session(userId) };
  },

  'a member with a public profile': async ({ db, clock }, { userId, username }) => {
    await insertPeople(db, [accepted({ ...profiledDater, id: userId, username }, clock())]);
    return {};
  },

  'a person who is not there': async () => ({}),

  'a signed-in dater and a member with an NFT': async (context, { userId, memberId }) => {
    const { db, clock, tokens } = context;
    const now = clock();
    const member = accepted({ ...profiledDater, id: memberId }, now);
    await insertPeople(db, [waiting({ id: userId }, now), member]);
    return { token: await tokens.session(userId) };
  },
};
