import { resolved, type Schema } from './spec.ts';

/** The assumptions on the parts of a schema that `value` makes use of, with the field's name. */
function fieldAssumptions(schema: Schema, value: unknown, field: string): string[] {
  const { 'x-assumed': assumed, properties = {}, items, oneOf = [], allOf = [] } = resolved(schema);
  const here = [schema['x-assumed'], assumed].filter((text) => text !== undefined);
  const found = here.map((text) => (field === '' ? text : `${field}: ${text}`));
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
  operation: string | undefined,
  ...used: readonly (readonly [schema: Schema | undefined, value: unknown])[]
): string[] {
  const fields = used.flatMap(([schema, value]) =>
    schema === undefined ? [] : fieldAssumptions(schema, value, ''),
  );
  const all = operation === undefined ? fields : [operation, ...fields];
  return [...new Set(all)].map((text) => `assumed: ${text}`);
}
