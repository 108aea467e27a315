import { readFileSync, writeFileSync } from 'node:fs';
import { providerStates } from '@perigee/api/provider-states';
import { format, resolveConfig } from 'prettier';
import { assumptions } from './assumptions.ts';
import { PACTS_FOLDER, readPacts } from './pact-files.ts';
import { readAsyncapi, readOpenapi } from './spec-files.ts';

const README = `${PACTS_FOLDER}README.md`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** The states that the contracts name, with their meaning and an example of their parameters. */
function statesTable(): string {
  const given = [...readPacts().values()]
    .flatMap((pact) => pact.interactions)
    .flatMap(({ providerStates: states = [] }) => states);
  const rows = Object.entries(providerStates).map(([state, meaning]) => {
    const params = given.find(({ name }) => name === state)?.params;
    return [state, params === undefined ? '' : `\`${JSON.stringify(params)}\``, meaning];
  });
  return table(['State', 'Example of `params`', 'What must be true'], rows);
}

function assumptionsTable(): string {
  const rows = assumptions(readOpenapi(), readAsyncapi()).map(({ where, text }) => [
    `\`${where}\``,
    text,
  ]);
  return table(['Where', 'What is open'], rows);
}

/** Replaces the text between the markers of that name by `content`. */
function between(text: string, marker: string, content: string): string {
  const start = `<!-- ${marker}: made by npm run generate -->`;
  const end = `<!-- ${marker}: end -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) throw new Error(`pacts/README.md lacks the markers of ${marker}.`);
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`;
}

/** Writes the generated parts of pacts/README.md. With --check: only reports whether they are current. */
async function main(): Promise<void> {
  const before = readFileSync(README, 'utf8');
  const filled = between(
    between(before, 'provider states', statesTable()),
    'assumptions',
    assumptionsTable(),
  );
  const after = await format(filled, { ...(await resolveConfig(README)), parser: 'markdown' });
  if (!process.argv.includes('--check')) {
    writeFileSync(README, after);
  } else if (after !== before) {
    process.stderr.write('pacts/README.md is not current. Run: npm run generate\n');
    process.exitCode = 1;
  }
}

await main();
