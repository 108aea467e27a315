import type { Context } from 'hono';
import type { z } from 'zod';
import { parseFields } from './parse-fields.ts';

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
  return parseFields(schema.strict(), query);
}
