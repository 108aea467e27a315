import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { failure } from './failure.ts';
import { parseFields } from './parse-fields.ts';
import { profileServerMessages } from '../profile/server-messages.ts';
import { serverMessages } from '../server-messages.ts';

const KILOBYTE = 1024;

const atMost = (maxSize: number, message: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw failure(413, message);
    },
  });

const forms = atMost(64 * KILOBYTE, serverMessages.bodyTooLarge);

/** Base64 makes a picture a third longer than its limit. */
const uploads = atMost(8 * KILOBYTE * KILOBYTE, profileServerMessages.uploadTooLarge);

/** The routes that receive a picture. */
const UPLOADS = /^\/(?:images|events\/[^/]+\/gallery)$/;

/** Refuses bodies of more than 64 kB, or 8 MB for a picture, with 413, before they are read. */
export const limitedBody: MiddlewareHandler = (c, next) =>
  (UPLOADS.test(c.req.path) ? uploads : forms)(c, next);

/**
 * The request's body, validated against the spec. Fields that the spec does not name are refused.
 *
 * @throws 400 for a body that is not JSON, 422 for a body that is not of the call's shape
 */
export async function readBody<Shape extends z.ZodRawShape>(
  c: Context,
  schema: z.ZodObject<Shape>,
): Promise<z.output<z.ZodObject<Shape>>> {
  return readChoice(c, schema.strict());
}

/**
 * As {@link readBody}, for a call that accepts one of several shapes.
 *
 * @param schema the choices, each strict
 */
export async function readChoice<Body extends object>(
  c: Context,
  schema: z.ZodType<Body>,
): Promise<Body> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw failure(400, serverMessages.malformedJson);
    throw error;
  }
  return parseFields(schema, body);
}

/**
 * As {@link readBody}, for a change of at least one field.
 *
 * @throws 422 for a body without fields
 */
export async function readUpdate<Shape extends z.ZodRawShape>(
  c: Context,
  schema: z.ZodObject<Shape>,
): Promise<z.output<z.ZodObject<Shape>>> {
  const update = await readBody(c, schema);
  if (Object.keys(update).length === 0) throw failure(422, serverMessages.nothingToUpdate);
  return update;
}

/** @throws 422 for a text of spaces only */
export function assertFilled(field: string, text: string): void {
  if (text.trim() === '') throw failure(422, serverMessages.fieldMissing(field));
}

/** Whether a request has a body. Some clients cannot send one with DELETE, and send a query instead. */
export async function hasBody(c: Context): Promise<boolean> {
  return (await c.req.text()) !== '';
}
