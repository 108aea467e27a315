import { serverMessages } from '@perigee/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { failure } from './failure.ts';

/** PostgreSQL has no way to compare a text with this character. */
const NUL = '\0';

/** Refuses a path with a character that no name has. */
export const wholePath: MiddlewareHandler = async (c, next) => {
  if (c.req.path.includes(NUL)) throw failure(400, serverMessages.pathMalformed);
  await next();
};

/** The greatest number that the database keeps as an id. */
const GREATEST_ID = 2_147_483_647;

/** The id that a text is, or null where it cannot be the id of anything. */
export function idOf(text: string): number | null {
  const id = Number(text);
  return /^\d{1,10}$/.test(text) && id <= GREATEST_ID ? id : null;
}

/**
 * A whole number that stands in the path.
 *
 * @param absent what to answer where it cannot be the id of anything
 * @throws 404 where it is no id
 */
export function idInPath(c: Context, name: string, absent: string): number {
  const id = idOf(c.req.param(name) ?? '');
  if (id === null) throw failure(404, absent);
  return id;
}
