import { serverMessages } from '@perigee/domain';
import { profileServerMessages } from '@perigee/domain/profile';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { failure } from './failure.ts';
import { fieldMessage } from './field-message.ts';

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
  const result = schema.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw failure(
      422,
      issue === undefined ? serverMessages.bodyNotObject : fieldMessage(issue, body),
    );
  }
  for (const [field, value] of Object.entries(result.data)) {
    if (!isStorable(value)) {
      throw failure(422, serverMessages.fieldMalformed(field));
    }
  }
  return result.data;
}
