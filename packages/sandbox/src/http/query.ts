import { serverMessages } from '@perigee/domain';
import type { Context } from 'hono';
import type { z } from 'zod';
import { isStorable } from './body.ts';
import { failure } from './failure.ts';
import { fieldMessage } from './field-message.ts';

/**
 * The value of a query's text: an empty text is undefined, 'true' and 'false' are booleans, and
 * digits remain a text that the schema coerces.
 */
function valueOf(text: string): unknown {
  if (text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  return text;
}

/**
 * The request's query, validated against the spec. Fields that the spec does not name are refused,
 * and empty fields count as not sent.
 *
 * @param schema its numbers must be coerced (`z.coerce.number()`)
 * @throws 422 for a query that is not of the call's shape
 */
export function readQuery<Shape extends z.ZodRawShape>(
  c: Context,
  schema: z.ZodObject<Shape>,
): z.output<z.ZodObject<Shape>> {
  const query = Object.fromEntries(
    Object.entries(c.req.query())
      .map(([name, text]) => [name, valueOf(text)] as const)
      .filter(([, value]) => value !== undefined),
  );
  const malformed = Object.keys(query).find((field) => !isStorable(query[field]));
  if (malformed !== undefined) throw failure(422, serverMessages.fieldMalformed(malformed));
  const result = schema.strict().safeParse(query);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw failure(
    422,
    issue === undefined ? serverMessages.bodyNotObject : fieldMessage(issue, query),
  );
}
