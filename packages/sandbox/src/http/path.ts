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

/**
 * A whole number that stands in the path.
 *
 * @param absent what to answer where it cannot be the id of anything
 * @throws 404 where it is no id
 */
export function idInPath(c: Context, name: string, absent: string): number {
  const text = c.req.param(name) ?? '';
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id > GREATEST_ID) throw failure(404, absent);
  return id;
}
