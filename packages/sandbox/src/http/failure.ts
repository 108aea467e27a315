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
