import { readFileSync, writeFileSync } from 'node:fs';
import { providerStates } from '@perigee/api/provider-states';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import {
  readOperations,
  readPacts,
  readSchemas,
  readSpec,
  replyOf,
  root,
  type Assumed,
  type Operation,
} from './contract.ts';

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

/** The fields of an entity whose shape the documents do not show; one with an empty name is the entity itself. */
function inventedIn(schema: unknown, where = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  // Of an entity that is invented as a whole, the fields are no questions of their own.
  if ((node['x-assumed'] as Assumed | undefined)?.shape !== undefined) return [where];
  const { properties = {}, items, oneOf, allOf } = node;
  return [
    ...Object.entries(properties as object).flatMap(([name, field]) =>
      inventedIn(field, where === '' ? name : `${where}.${name}`),
    ),
    ...[items, oneOf, allOf].flat().flatMap((part) => inventedIn(part, where)),
  ];
}

const { openapi } = readSpec();

/** Adds the names of the entities that a part of the spec refers to, directly or through invented ones. */
function addEntities(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(Reflect.get(node, '$ref')))?.[1];
  if (name === undefined) {
    for (const part of Object.values(node)) addEntities(part, names);
  } else if (!names.has(name)) {
    names.add(name);
    const schema = openapi.components?.schemas?.[name];
    if (inventedIn(schema).includes('')) addEntities(schema, names);
  }
}

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const isInvented = (operation: Operation) => operation['x-assumed']?.shape !== undefined;

const operations = readOperations();

/**
 * The questions to the backend team, one an area, with the calls, entities and fields that were invented. Entities
 * that come with an invented call are not named: who answers for the call answers for them.
 */
function questionsTable(): string {
  const questions = parse(readFileSync(`${root}spec/questions.yaml`, 'utf8')) as Record<
    string,
    string
  >;
  const schemas = readSchemas();
  const ofCalls = new Set<string>();
  addEntities(operations.filter(isInvented), ofCalls);
  const areas = [...new Set([...operations, ...schemas].map(({ area }) => area))];
  const rows = areas.flatMap((area) => {
    const calls = operations.filter((one) => one.area === area && isInvented(one));
    const fields = schemas
      .filter((one) => one.area === area)
      .flatMap(({ name, schema }) => {
        const names = inventedIn(schema);
        if (names.length === 0) return [];
        if (!names.includes('')) return [`\`${name}\` (${names.join(', ')})`];
        return ofCalls.has(name) ? [] : [code([name])];
      });
    if (calls.length === 0 && fields.length === 0) return [];
    const question = questions[area];
    if (question === undefined) throw new Error(`spec/questions.yaml asks nothing about ${area}.`);
    return [[area, question, code(calls.map(({ call }) => call)), fields.join(', ')]];
  });
  const asked = new Set(rows.map(([area]) => area));
  const settled = Object.keys(questions).filter((area) => !asked.has(area));
  if (settled.length > 0) {
    throw new Error(
      `spec/questions.yaml asks about ${settled.join(', ')}, where nothing is invented.`,
    );
  }
  return table(['Area', 'Question', 'Calls and messages', 'Other entities (and fields)'], rows);
}

const ASSUMED_SHAPE = /^assumed shape: (?:[\w.-]+: )?/;
const FIRST_SENTENCE = /^.+?[.;](?= |$)/;

/** The calls whose success no strict interaction shows, so that no build fails for them, with the reason. */
function pendingTable(): string {
  const rows = operations.flatMap(({ area, call, interactions }) => {
    const successes = interactions.filter((one) => /^(?:2|message)/.test(replyOf(one)));
    if (successes.some(({ pending = false }) => !pending)) return [];
    const reason = successes
      .flatMap(({ comments }) => comments?.text ?? [])
      .find((text) => ASSUMED_SHAPE.test(text));
    if (reason === undefined) throw new Error(`${call} is pending without a reason.`);
    const [sentence = ''] = FIRST_SENTENCE.exec(reason.replace(ASSUMED_SHAPE, '')) ?? [];
    return [[area, code([call]), sentence.replace(/;$/, '.')]];
  });
  return table(
    ['Area', 'Call', 'Why no success is strict'],
    rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
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
const withQuestions = between(withStates, 'questions', questionsTable());
const filled = between(withQuestions, 'pending calls', pendingTable());
writeFileSync(
  README,
  await format(filled, { ...(await resolveConfig(README)), parser: 'markdown' }),
);
