import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Why the spec states what the documents leave open: `shape` where they show none, so that it is invented, and
 * `limit` where a limit, a format or an effect is added to one that they show.
 */
export interface Assumed {
  shape?: string;
  limit?: string;
}

/** What the contracts read of a schema of the spec. */
export interface Schema {
  $ref?: string;
  'x-assumed'?: Assumed;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Content {
  content?: Partial<Record<'application/json' | 'text/csv', { schema?: Schema }>>;
}

interface Operation {
  operationId: string;
  tags: string[];
  'x-assumed'?: Assumed;
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

interface Message {
  payload: Schema;
}

const read = (name: string) =>
  readFileSync(new URL(`../../../spec/generated/${name}`, import.meta.url), 'utf8');

const openapi = JSON.parse(read('openapi.json')) as {
  paths: Record<string, Record<string, Operation>>;
};
const asyncapi = parse(read('realtime.yaml')) as {
  operations: Record<string, { 'x-assumed'?: Assumed; messages: { $ref: string }[] }>;
};

/** A call of the spec: how it is made, and what the spec says and assumes of it. */
export interface SpecCall {
  method: string;
  path: string;
  area: string;
  assumed: Assumed | undefined;
  request: Schema | undefined;
  /** The body of the reply with this status. */
  reply: (status: number) => Schema | undefined;
}

/** What the real-time spec says and assumes of a message. */
export interface SpecMessage {
  assumed: Assumed | undefined;
  payload: Schema;
}

function follow(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => {
      const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
      return (node as Record<string, unknown> | undefined)?.[name];
    }, document);
}

function resolvedIn<Node extends { $ref?: string }>(document: unknown, node: Node): Node {
  return node.$ref === undefined ? node : resolvedIn(document, follow(document, node.$ref) as Node);
}

/** The schema itself where `schema` only points to one; both bundles hold the same schemas. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = follow(openapi, schema.$ref) ?? follow(asyncapi, schema.$ref);
  if (found === undefined) throw new Error(`The spec has no ${schema.$ref}.`);
  return resolved(found as Schema);
}

const bodySchema = (content: Content | undefined) =>
  (content?.content?.['application/json'] ?? content?.content?.['text/csv'])?.schema;

/** Looks a call up by its operationId; throws where the spec has none of that name. */
export function specCall(operationId: string): SpecCall {
  for (const [path, methods] of Object.entries(openapi.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation.operationId !== operationId) continue;
      return {
        method: method.toUpperCase(),
        path,
        area: operation.tags[0] ?? '',
        assumed: operation['x-assumed'],
        request: bodySchema(operation.requestBody),
        reply: (status) => {
          const response = operation.responses[status];
          return response && bodySchema(resolvedIn(openapi, response));
        },
      };
    }
  }
  throw new Error(`The spec has no call ${operationId}.`);
}

/** Looks a message up by the operation that sends it; throws where there is none of that name. */
export function specMessage(operationId: string): SpecMessage {
  const operation = asyncapi.operations[operationId];
  const message = operation?.messages[0];
  if (message === undefined) throw new Error(`The spec has no message ${operationId}.`);
  const { payload } = resolvedIn<Message & { $ref?: string }>(asyncapi, message as never);
  return { assumed: operation?.['x-assumed'], payload };
}
