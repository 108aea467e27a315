import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * A request's failure, to be thrown. The reply is JSON with `message`.
 *
 * @param headers such as Retry-After
 */
export function failure(
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
): HTTPException {
  return new HTTPException(status, {
    message,
    res: Response.json({ message }, { status, headers }),
  });
}

/** @throws 422 with the rule that a request breaks, unless it breaks none */
export function assertNoProblem(problem: string | null): void {
  if (problem !== null) throw failure(422, problem);
}

/**
 * The failure of a request beyond a limit.
 *
 * @param waitMs the time until the limit allows the next request
 */
export function tooMany(message: string, waitMs: number): HTTPException {
  return failure(429, message, { 'retry-after': String(Math.max(Math.ceil(waitMs / 1000), 1)) });
}
