import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPacts, type Interaction } from './pact-files.ts';
import { readAsyncapi, readOpenapi, type Operation } from './spec-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TARGET = `${root}.storybook/docs/generated/contract.json`;

/** The files from which the product calls its API. */
const CALLERS = ['app/src/**/*.{ts,tsx}', 'packages/api/src/{session,realtime}/*.{ts,tsx}'];

/** A call or event of the contract, as Storybook's Contract page shows it. */
export interface ContractRow {
  /** The tag of the spec; 'realtime' for an event. */
  area: string;
  /** 'METHOD /path', or the name of the event. */
  call: string;
  operationId: string;
  summary: string;
  source: string[];
  /** The assumptions about the call and about the fields that its interactions use. */
  assumed: string[];
  interactions: { status: string; description: string }[];
  /** Files of the product that make the call. */
  usedIn: string[];
}

/** The fields of an operation, of a call or an event, that the page reads. */
interface Described {
  operationId?: string;
  summary?: string;
  tags?: string[];
  'x-source'?: string[];
  'x-assumed'?: string;
}

/** The files that name the operation's function, its hook or its options. */
export function usesOf(operationId: string, sources: ReadonlyMap<string, string>): string[] {
  const capital = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const name = new RegExp(
    `\\b(?:${operationId}|use${capital}|get${capital}Query(?:Options|Key))\\b`,
  );
  return [...sources].filter(([, text]) => name.test(text)).map(([file]) => file);
}

const ASSUMED = 'assumed: ';

/** The assumptions about a call: its own, and those of the fields that its interactions use. */
function assumedOf(own: string | undefined, interactions: readonly Interaction[]): string[] {
  const texts = interactions
    .flatMap(({ comments }) => comments?.text ?? [])
    .filter((text) => text.startsWith(ASSUMED))
    .map((text) => text.slice(ASSUMED.length));
  return [...new Set([...(own === undefined ? [] : [own]), ...texts])];
}

function rowOf(
  call: string,
  area: string,
  { summary = '', 'x-source': source = [], 'x-assumed': own }: Described,
  interactions: readonly Interaction[],
): Omit<ContractRow, 'operationId' | 'usedIn'> {
  return {
    area,
    call,
    summary,
    source,
    assumed: assumedOf(own, interactions),
    interactions: interactions
      .map(({ description, response }) => ({
        status: response === undefined ? 'message' : String(response.status),
        description,
      }))
      .toSorted((a, b) => a.status.localeCompare(b.status)),
  };
}

function readSources(): Map<string, string> {
  const files = globSync(CALLERS, { cwd: root }).filter((file) => !file.includes('.test.'));
  return new Map(files.toSorted().map((file) => [file, readFileSync(root + file, 'utf8')]));
}

/** Every call and event with its row on the page, in the order of the spec. */
function contractRows(): ContractRow[] {
  const all = [...readPacts().values()].flatMap(({ interactions }) => interactions);
  const sources = readSources();
  const interactionsOf = (kind: 'OpenAPI' | 'AsyncAPI', operationId: string) =>
    all.filter(({ comments }) => comments?.references?.[kind]?.operationId === operationId);

  const calls = Object.entries(readOpenapi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]: [string, Operation & Described]) => {
      const { operationId, tags: [area = ''] = [] } = operation;
      const call = `${method.toUpperCase()} ${path}`;
      return {
        ...rowOf(call, area, operation, interactionsOf('OpenAPI', operationId)),
        operationId,
        usedIn: usesOf(operationId, sources),
      };
    }),
  );
  const events = Object.entries(readAsyncapi().operations).map(
    ([operationId, operation]: [string, Described]) => {
      const event = operationId.replace(/^send(.)/, (_send, first: string) => first.toLowerCase());
      return {
        ...rowOf(event, 'realtime', operation, interactionsOf('AsyncAPI', operationId)),
        operationId,
        usedIn: [...sources].filter(([, text]) => text.includes(event)).map(([file]) => file),
      };
    },
  );
  return [...calls, ...events];
}

if (import.meta.main) writeFileSync(TARGET, `${JSON.stringify(contractRows(), null, 2)}\n`);
