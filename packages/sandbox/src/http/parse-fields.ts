import type { z } from 'zod';
import { failure } from './failure.ts';
import { fieldMessage } from './field-message.ts';
import { serverMessages } from '../server-messages.ts';

/** PostgreSQL cannot store this character in a text. */
const NUL = '\0';
/** Half of a character, which neither UTF-8 nor jsonb can represent. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether every text in a value, at any depth, can be stored. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes(NUL) && !LONE_SURROGATE.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

/**
 * The fields of a body or query.
 *
 * @param notFields the message for a value without fields
 * @throws 422 with a sentence on the first field that is not of the schema, or cannot be stored
 */
export function parseFields<Fields extends object>(
  schema: z.ZodType<Fields>,
  sent: unknown,
  notFields: string = serverMessages.bodyNotObject,
): Fields {
  const result = schema.safeParse(sent);
  if (!result.success) {
    const [issue] = result.error.issues;
    const isOfField =
      issue !== undefined && (issue.path.length > 0 || issue.code !== 'invalid_type');
    throw failure(422, isOfField ? fieldMessage(issue, sent) : notFields);
  }
  for (const [field, value] of Object.entries(result.data)) {
    if (!isStorable(value)) throw failure(422, serverMessages.fieldMalformed(field));
  }
  return result.data;
}
