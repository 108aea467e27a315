import { messages } from '@perigee/domain';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { failure } from './failure.ts';
import { fieldMessage } from './field-message.ts';

const MOST_BYTES = 64 * 1024;

/** Refuses bodies of more than 64 kB with 413, before they are read. */
export const limitedBody = bodyLimit({
  maxSize: MOST_BYTES,
  onError: () => {
    throw failure(413, messages.server.bodyTooLarge);
  },
});

/** PostgreSQL has no way to keep this character in a text. */
const NUL = '\0';

/**
 * The request's body, checked against the spec. Fields that the spec does not name are refused.
 *
 * @throws 400 where the body is not JSON, 422 where it is not of the call's shape
 */
export async function readBody<Shape extends z.ZodRawShape>(
  c: Context,
  schema: z.ZodObject<Shape>,
): Promise<z.output<z.ZodObject<Shape>>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw failure(400, messages.server.malformedJson);
    throw error;
  }
  const result = schema.strict().safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw failure(
      422,
      issue === undefined ? messages.server.bodyNotObject : fieldMessage(issue, body),
    );
  }
  for (const [field, value] of Object.entries(result.data)) {
    if (typeof value === 'string' && value.includes(NUL)) {
      throw failure(422, messages.server.fieldMalformed(field));
    }
  }
  return result.data;
}
