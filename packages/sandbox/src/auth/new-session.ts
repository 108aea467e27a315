import type { Session } from '@perigee/api/zod';
import type { SessionBegin, Tokens } from './tokens.ts';

type NewSession = SessionBegin & { id: number };

/** The session of a user who has just signed in. */
export async function sessionOf(tokens: Tokens, owner: NewSession): Promise<Session> {
  const { id: userId } = owner;
  return {
    userId,
    jwt: await tokens.session(userId, owner),
    chatToken: await tokens.chat(userId, owner),
  };
}
