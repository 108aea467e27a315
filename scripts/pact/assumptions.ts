import type { Asyncapi, Openapi } from './spec-files.ts';

/** An assumption of the spec, and its place. */
export interface Assumption {
  /** The call, message, or entity with its field. */
  where: string;
  text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The assumptions in a schema and in all its fields. */
function ofSchema(schema: unknown, where: string): Assumption[] {
  if (!isObject(schema)) return [];
  const { 'x-assumed': text, properties, items, oneOf } = schema;
  const fields = isObject(properties) ? Object.entries(properties) : [];
  return [
    ...(typeof text === 'string' ? [{ where, text }] : []),
    ...fields.flatMap(([name, field]) => ofSchema(field, `${where}.${name}`)),
    ...ofSchema(items, where),
    ...(Array.isArray(oneOf) ? oneOf.flatMap((choice) => ofSchema(choice, where)) : []),
  ];
}

const named = (where: string, text: string | undefined): Assumption[] =>
  text === undefined ? [] : [{ where, text }];

/** All assumptions that the spec marks: first of calls, then of entities, then of messages. */
export function assumptions(openapi: Openapi, asyncapi: Asyncapi): Assumption[] {
  const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      named(`${method.toUpperCase()} ${path}`, operation['x-assumed']),
    ),
  );
  const entities = Object.entries(openapi.components?.schemas ?? {});
  const messages = Object.entries(asyncapi.operations);
  return [
    ...calls,
    ...entities.flatMap(([name, schema]) => ofSchema(schema, name)),
    ...messages.flatMap(([name, operation]) => named(name, operation['x-assumed'])),
  ];
}
