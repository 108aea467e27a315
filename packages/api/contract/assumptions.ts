import { resolved, type Assumed, type Schema } from './spec.ts';

/** An assumption as a comment of an interaction. */
const textsOf = ({ shape, limit }: Assumed = {}, field = '') =>
  Object.entries({ shape, limit }).flatMap(([kind, text]) =>
    text === undefined ? [] : [`assumed ${kind}: ${field === '' ? '' : `${field}: `}${text}`],
  );

/** The assumptions on the parts of a schema that `value` makes use of, with the field's name. */
function fieldAssumptions(schema: Schema, value: unknown, field: string): string[] {
  const { 'x-assumed': assumed, properties = {}, items, oneOf = [], allOf = [] } = resolved(schema);
  const own = schema === resolved(schema) ? [] : textsOf(schema['x-assumed'], field);
  const found = [...own, ...textsOf(assumed, field)];
  if (value === null || value === undefined) return found;
  for (const part of [...oneOf, ...allOf]) found.push(...fieldAssumptions(part, value, field));
  if (Array.isArray(value)) {
    for (const item of items === undefined ? [] : value) {
      found.push(...fieldAssumptions(items as Schema, item, field));
    }
  } else if (typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      const property = properties[name];
      if (property !== undefined) {
        found.push(...fieldAssumptions(property, part, field === '' ? name : `${field}.${name}`));
      }
    }
  }
  return found;
}

/**
 * Everything that the spec assumes where an interaction relies on it, each once, in the words of
 * the spec.
 *
 * @param operation what is assumed of the call or message as a whole
 * @param used schemas with the example values that travel in their form
 */
export function assumptionsOf(
  operation: Assumed | undefined,
  ...used: readonly (readonly [schema: Schema | undefined, value: unknown])[]
): string[] {
  const fields = used.flatMap(([schema, value]) =>
    schema === undefined ? [] : fieldAssumptions(schema, value, ''),
  );
  return [...new Set([...textsOf(operation), ...fields])];
}

const isInvented = (schema: Schema) =>
  schema['x-assumed']?.shape !== undefined || resolved(schema)['x-assumed']?.shape !== undefined;

/** The schemas of a field: of each part of the schema that has it. */
function fieldSchemas(schema: Schema, name: string): Schema[] {
  const { properties = {}, oneOf = [], allOf = [] } = resolved(schema);
  const inParts = [...oneOf, ...allOf].flatMap((part) => {
    const found = fieldSchemas(part, name);
    return found.length > 0 && isInvented(part) ? [{ 'x-assumed': { shape: name } }] : found;
  });
  const own = properties[name];
  return own === undefined ? inParts : [own, ...inParts];
}

const itemsOf = (schema: Schema): Schema[] => {
  const { items, oneOf = [], allOf = [] } = resolved(schema);
  return [...(items === undefined ? [] : [items]), ...[...oneOf, ...allOf].flatMap(itemsOf)];
};

const MATCHER = 'pact:matcher:type';

/**
 * The part of a body whose shape the documents show, with its matchers: undefined if there is none.
 *
 * @param schemas of the body, which all apply
 */
function documented(schemas: readonly Schema[], body: unknown): unknown {
  if (schemas.some(isInvented)) return undefined;
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) {
    const items = body.map((item: unknown) => documented(schemas.flatMap(itemsOf), item));
    return items.includes(undefined) ? undefined : items;
  }
  if (MATCHER in body) {
    if ('variants' in body) {
      const variants = documented(schemas, body.variants);
      return variants === undefined ? undefined : { ...body, variants };
    }
    if (!('value' in body)) return body;
    const value = documented(schemas, body.value);
    return value === undefined ? undefined : { ...body, value };
  }
  const fields = Object.entries(body).flatMap(([name, field]) => {
    const known = documented(
      schemas.flatMap((schema) => fieldSchemas(schema, name)),
      field,
    );
    return known === undefined ? [] : [[name, known] as const];
  });
  return fields.length === 0 && Object.keys(body).length > 0
    ? undefined
    : Object.fromEntries(fields);
}

/**
 * The part of an interaction's body whose shape the documents show.
 *
 * @returns undefined if they show nothing of it, and `body` itself if they show all of it
 */
export function documentedPart<Body extends object>(
  schema: Schema | undefined,
  body: Body,
): Partial<Body> | undefined {
  if (schema === undefined) return body;
  const known = documented([schema], body) as Partial<Body> | undefined;
  return JSON.stringify(known) === JSON.stringify(body) ? body : known;
}
