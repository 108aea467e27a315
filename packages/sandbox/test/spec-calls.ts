import { readFileSync } from 'node:fs';

/** A JSON schema, as far as the tests read it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maximum?: number;
  minimum?: number;
  maxItems?: number;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example?: string | number;
  schema?: Schema;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
}

interface Document {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
}

const document = JSON.parse(
  readFileSync(new URL('../../../spec/generated/openapi.json', import.meta.url), 'utf8'),
) as Document;

/** The part of the spec to which a reference points. */
export function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const target = part.$ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  return resolved(target as Part);
}

/** A call of the spec, with what the tests need to make it. */
export interface SpecCall {
  operationId: string;
  method: string;
  /** With braces. */
  path: string;
  /** Whether the call requires a bearer, accepts one, or does not use one. */
  security: 'public' | 'optional' | 'bearer';
  parameters: Parameter[];
  body: { schema: Schema; isRequired: boolean; examples: unknown[] } | undefined;
}

function securityOf({ security }: Operation): SpecCall['security'] {
  if (security === undefined) return 'bearer';
  if (security.length === 0) return 'public';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'bearer';
}

function bodyOf({ requestBody }: Operation): SpecCall['body'] {
  const media = requestBody?.content['application/json'];
  if (media === undefined) return undefined;
  const named = Object.values(media.examples ?? {}).map(({ value }) => value);
  return {
    schema: media.schema,
    isRequired: requestBody?.required ?? false,
    examples: media.example === undefined ? named : [media.example],
  };
}

/** Every call of the spec. */
export const specCalls: readonly SpecCall[] = Object.entries(document.paths).flatMap(
  ([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      security: securityOf(operation),
      parameters: [...shared, ...(operation.parameters ?? [])].map(resolved),
      body: bodyOf(operation),
    })),
);

/** The path of a call with values for its braces; those that are missing come from the examples. */
export function pathOf(call: SpecCall, values: Readonly<Record<string, string>> = {}): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const parameter = call.parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(values[name] ?? String(parameter?.example ?? ''));
  });
}
