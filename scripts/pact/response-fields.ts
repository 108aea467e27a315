import { operationIdOf, readPacts, readSpec, replyOf, type Interaction } from './contract.ts';

/** The parts of a schema that the walk reads. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Content {
  $ref?: string;
  content?: { 'application/json'?: { schema?: Schema } };
}

/** A field of the answer to a call. */
export interface ResponseField {
  operationId: string;
  /** The name in the generated types: 'User.name'. */
  name: string;
  /** The way to the field in the answer, with EACH for the elements of a list or of a map. */
  path: readonly string[];
}

export const EACH = '*';

/** Answers with more are not read further: these entities refer to each other. */
const MAX_DEPTH = 6;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const { openapi } = readSpec();

function follow<Node extends { $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  const found = node.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], openapi);
  return follow(found as Node);
}

/**
 * Visits the fields of a schema, with the names that the generator of the types gives them.
 *
 * @param visit says whether to go on below the field
 */
function walk(
  schema: Schema,
  type: string,
  path: readonly string[],
  visit: (name: string, path: readonly string[]) => boolean,
): void {
  if (schema.$ref !== undefined) {
    walk(follow(schema), capital(schema.$ref.split('/').at(-1) ?? ''), path, visit);
    return;
  }
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) {
    walk(part, type, path, visit);
  }
  if (schema.items !== undefined) walk(schema.items, `${type}Item`, [...path, EACH], visit);
  if (typeof schema.additionalProperties === 'object') {
    walk(schema.additionalProperties, `${type}Item`, [...path, EACH], visit);
  }
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const below = [...path, key];
    if (visit(`${type}.${key}`, below)) walk(field, type + capital(key), below, visit);
  }
}

/** The successful answers of each call, as JSON. */
function answers(): { operationId: string; schema: Schema }[] {
  return Object.values(openapi.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, response]) => {
          const { content } = follow(response as Content);
          const schema = content?.['application/json']?.schema;
          return schema === undefined ? [] : [{ operationId, schema }];
        }),
    );
}

/** Every field of every successful answer. */
export function responseFields(): ResponseField[] {
  return answers().flatMap(({ operationId, schema }) => {
    const fields: ResponseField[] = [];
    walk(schema, `${capital(operationId)}200`, [], (name, path) => {
      fields.push({ operationId, name, path });
      return path.length < MAX_DEPTH;
    });
    return fields;
  });
}

/** The values at a path of an answer. */
export function valuesAt(body: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [body];
  if (typeof body !== 'object' || body === null) return [];
  if (key === EACH) return Object.values(body).flatMap((value) => valuesAt(value, rest));
  return key in body ? valuesAt((body as Record<string, unknown>)[key], rest) : [];
}

/** Whether a field stands in the answer of an interaction that succeeds. */
export const showsField = (interaction: Interaction, { operationId, path }: ResponseField) =>
  operationIdOf(interaction) === operationId &&
  replyOf(interaction).startsWith('2') &&
  valuesAt(interaction.response?.body?.content, path).length > 0;

/** The fields that stand in the successful answers of the contract. */
export function pinnedFields(): ResponseField[] {
  const interactions = [...readPacts().values()].flatMap((pact) => pact.interactions);
  return responseFields().filter((field) => interactions.some((one) => showsField(one, field)));
}
