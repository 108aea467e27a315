import { readFileSync, writeFileSync } from 'node:fs';
import { providerStates } from '@perigee/api/provider-states';
import { format, resolveConfig } from 'prettier';
import { readOperations, readPacts, readSpec, root } from './contract.ts';

const README = `${root}pacts/README.md`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** The states that the contracts name, with their meaning and an example of their parameters. */
function statesTable(): string {
  const given = [...readPacts().values()]
    .flatMap(({ interactions }) => interactions)
    .flatMap(({ providerStates: states = [] }) => states);
  const rows = Object.entries(providerStates).map(([state, { meaning, gives }]) => {
    const params = given.find(({ name }) => name === state)?.params;
    const values = gives.map((name) => `\`${name}\``).join(', ');
    return [state, params === undefined ? '' : `\`${JSON.stringify(params)}\``, meaning, values];
  });
  return table(['State', 'Example of `params`', 'What must be true', 'Returns'], rows);
}

/** A place in the spec, and the assumption there. */
type Assumption = readonly [where: string, text: string];

/** The assumptions in a schema and in all its fields. */
function ofSchema(schema: unknown, where: string): Assumption[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { 'x-assumed': text, properties, items, oneOf } = schema as Record<string, unknown>;
  return [
    ...(typeof text === 'string' ? [[where, text] as const] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) =>
      ofSchema(field, `${where}.${name}`),
    ),
    ...[items, oneOf].flat().flatMap((part) => ofSchema(part, where)),
  ];
}

/** All assumptions that the spec marks: first of calls, then of entities, then of messages. */
function assumptionsTable(): string {
  const operations = readOperations();
  const own = (isMessage: boolean) =>
    operations
      .filter(({ area }) => (area === 'realtime') === isMessage)
      .flatMap(({ call, operationId, 'x-assumed': text }): Assumption[] =>
        text === undefined ? [] : [[isMessage ? operationId : call, text]],
      );
  const schemas = Object.entries(readSpec().openapi.components?.schemas ?? {});
  const entities = schemas.flatMap(([name, schema]) => ofSchema(schema, name));
  const rows = [...own(false), ...entities, ...own(true)];
  return table(
    ['Where', 'What is open'],
    rows.map(([where, text]) => [`\`${where}\``, text]),
  );
}

/** Replaces the text between the markers of that name by `content`. */
function between(text: string, marker: string, content: string): string {
  const [start, end] = [`${marker}: made by npm run generate -->`, `<!-- ${marker}: end -->`];
  const [before, rest = ''] = text.split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`pacts/README.md lacks the markers of ${marker}.`);
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}

const withStates = between(readFileSync(README, 'utf8'), 'provider states', statesTable());
const filled = between(withStates, 'assumptions', assumptionsTable());
writeFileSync(
  README,
  await format(filled, { ...(await resolveConfig(README)), parser: 'markdown' }),
);
