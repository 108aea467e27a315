import { readFileSync, writeFileSync } from 'node:fs';
import { providerStates } from '@perigee/api/provider-states';
import { format, resolveConfig } from 'prettier';
import { readOperations, readPacts, readSchemas, root, type Assumed } from './contract.ts';

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

/** The places in a schema and its fields whose shape the documents do not show. */
function inventedIn(schema: unknown, where: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  // Of an entity that is invented as a whole, the fields are no questions of their own.
  if ((node['x-assumed'] as Assumed | undefined)?.shape !== undefined) return [where];
  const { properties = {}, items, oneOf, allOf } = node;
  return [
    ...Object.entries(properties as object).flatMap(([name, field]) =>
      inventedIn(field, `${where}.${name}`),
    ),
    ...[items, oneOf, allOf].flat().flatMap((part) => inventedIn(part, where)),
  ];
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The questions to the backend team: the shapes that the documents do not show, by the area of the spec. */
function questionsTable(): string {
  const operations = readOperations();
  const schemas = readSchemas();
  const areas = [...new Set([...operations, ...schemas].map(({ area }) => area))];
  const rows = areas.map((area) => [
    area,
    code(
      operations
        .filter((one) => one.area === area && one['x-assumed']?.shape !== undefined)
        .map(({ call }) => call),
    ),
    code(
      schemas
        .filter((one) => one.area === area)
        .flatMap(({ name, schema }) => inventedIn(schema, name)),
    ),
  ]);
  return table(
    ['Area', 'Calls and messages', 'Entities and fields'],
    rows.filter(([, calls, fields]) => calls !== '' || fields !== ''),
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
const filled = between(withStates, 'questions', questionsTable());
writeFileSync(
  README,
  await format(filled, { ...(await resolveConfig(README)), parser: 'markdown' }),
);
