import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * A call's failure, to be thrown: answered as JSON with `message`.
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
