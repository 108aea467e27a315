import fc from 'fast-check';
import { resolved, type Schema } from './spec-calls.ts';

/** A body that the spec refuses, and why. */
export interface BadBody {
  fault: string;
  body: unknown;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values by the JSON type that they are of. */
const OF_TYPE: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.string({ unit: 'binary', maxLength: 40 }),
  integer: fc.integer(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true, noInteger: true }),
  boolean: fc.boolean(),
  array: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
  object: fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.jsonValue({ maxDepth: 1 })),
  null: fc.constant(null),
};

/** Every choice of a schema, its references followed. */
function choicesOf(schema: Schema): Schema[] {
  const { oneOf, anyOf, allOf, ...own } = resolved(schema);
  const parts = [...(oneOf ?? []), ...(anyOf ?? []), ...(allOf ?? [])];
  return parts.length === 0 ? [own] : parts.flatMap(choicesOf);
}

function typesOf(schema: Schema): Set<string> {
  const types = new Set(choicesOf(schema).flatMap(({ type = [] }) => type));
  // A whole number is a number too.
  return types.has('number') ? types.add('integer') : types;
}

/** A value of a type that the schema does not take; nothing where it takes any. */
function ofWrongType(schema: Schema): fc.Arbitrary<unknown>[] {
  const types = typesOf(schema);
  if (types.size === 0) return [];
  return Object.entries(OF_TYPE)
    .filter(([type]) => !types.has(type))
    .map(([, values]) => values);
}

/** Values of the right type that are out of bounds. */
function outOfBounds(schema: Schema): fc.Arbitrary<unknown>[] {
  const choices = choicesOf(schema);
  if (choices.length !== 1) return [];
  const [{ maxLength, maximum, minimum, enum: options, items, maxItems } = {}] = choices;
  return [
    ...(maxLength === undefined ? [] : [fc.constant('x'.repeat(maxLength + 1))]),
    ...(maximum === undefined
      ? []
      : [fc.integer({ min: Math.floor(maximum) + 1, max: 2 ** 40 + maximum })]),
    ...(minimum === undefined
      ? []
      : [fc.integer({ min: -(2 ** 40), max: Math.ceil(minimum) - 1 })]),
    ...(options?.every((option) => typeof option === 'string') === true
      ? [fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !options.includes(text))]
      : []),
    ...(items === undefined ? [] : ofWrongType(items).map((item) => item.map((one) => [one]))),
    ...(maxItems === undefined || maxItems > 1000
      ? []
      : [fc.constant(Array.from({ length: maxItems + 1 }, () => 'x'))]),
  ];
}

/** Every fault of one field of an object, in a body that is otherwise `good`. */
function faultsOf(schema: Schema, good: Json): fc.Arbitrary<BadBody>[] {
  return choicesOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([field, property]) => {
      if (!(field in good) && choicesOf(schema).length > 1) return [];
      const put = (fault: string, values: fc.Arbitrary<unknown>[]) =>
        values.map((value) =>
          value.map((bad) => ({ fault: `${field} ${fault}`, body: { ...good, [field]: bad } })),
        );
      const { [field]: present, ...without } = good;
      const nested = isObject(present)
        ? faultsOf(property, present).map((faults) =>
            faults.map(({ fault, body }) => ({
              fault: `${field}.${fault}`,
              body: { ...good, [field]: body },
            })),
          )
        : [];
      return [
        ...put('of a wrong type', ofWrongType(property)),
        ...put('out of bounds', outOfBounds(property)),
        ...(required.includes(field) && field in good
          ? [fc.constant({ fault: `${field} is missing`, body: without })]
          : []),
        ...nested,
      ];
    }),
  );
}

const tooMany = (good: Json): fc.Arbitrary<BadBody> =>
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 20 }), fc.jsonValue({ maxDepth: 1 }))
    .map(([name, value]) => ({
      fault: 'a field too many',
      body: { ...good, [`x_${name}`]: value },
    }));

/** Bodies that are not an object, or not JSON. */
const noObject: fc.Arbitrary<BadBody> = fc
  .oneof(
    fc.constantFrom(
      '',
      '{',
      '{"a":',
      'null',
      '[]',
      '"text"',
      '7',
      'true',
      '[[[[[[]]]]]]',
      '\u0000',
    ),
    fc.string({ maxLength: 20 }).map((text) => `{${text}`),
  )
  .map((body) => ({ fault: 'no object', body }));

/**
 * Bodies that a call must refuse, made from one that it takes.
 *
 * @param schema of the call's body
 * @param good an example of it
 */
export function badBodies(schema: Schema, good: unknown): fc.Arbitrary<BadBody> {
  const object = isObject(good) ? good : {};
  return fc.oneof(noObject, tooMany(object), ...faultsOf(schema, object));
}

/** Texts that are known to break software. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "'; drop table users; --",
    "' or '1'='1",
    '$1',
    '%',
    '_',
    '\\',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${7*7}',
    '../../../../etc/passwd',
    'javascript:alert(1)',
    '\u202Egnp.exe',
    '\u0000',
    '\uD800',
    'é'.normalize('NFD'),
    '👩‍👩‍👧‍👦',
    'ﷺ'.repeat(20),
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1e309',
    '99999999999999999999',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
);

/** A body like `good`, in which each text may be replaced by a hostile one. */
export function hostileBodies(good: unknown): fc.Arbitrary<unknown> {
  if (typeof good === 'string') return fc.oneof(hostileText, fc.constant(good));
  if (Array.isArray(good)) return fc.tuple(...good.map(hostileBodies));
  if (!isObject(good)) return fc.constant(good);
  const fields = Object.entries(good).map(([name, value]) => [name, hostileBodies(value)] as const);
  return fc.record(Object.fromEntries(fields));
}
