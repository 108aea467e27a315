import type { Context, MiddlewareHandler } from 'hono';
import { failure } from './failure.ts';
import { serverMessages } from '../server-messages.ts';

/** PostgreSQL cannot compare a text with this character. */
const NUL = '\0';

/** Refuses a path with a character that no name contains. */
export const wholePath: MiddlewareHandler = async (c, next) => {
  if (c.req.path.includes(NUL)) throw failure(400, serverMessages.pathMalformed);
  await next();
};

/** The greatest id that the database can store. */
const GREATEST_ID = 2_147_483_647;

/** The id that a text contains, or null for a text that cannot be an id. */
export function idOf(text: string): number | null {
  const id = Number(text);
  return /^\d{1,10}$/.test(text) && id <= GREATEST_ID ? id : null;
}

/**
 * A whole number in the path.
 *
 * @param absent the message for a text that cannot be an id
 * @throws 404 for a text that cannot be an id
 */
export function idInPath(c: Context, name: string, absent: string): number {
  const id = idOf(c.req.param(name) ?? '');
  if (id === null) throw failure(404, absent);
  return id;
}
