import type { Session } from '@perigee/api/zod';
import type { Tokens } from './tokens.ts';

/** What somebody gets who has just signed in. */
export async function sessionOf(tokens: Tokens, userId: number): Promise<Session> {
  return { userId, jwt: await tokens.session(userId), chatToken: await tokens.chat(userId) };
}
