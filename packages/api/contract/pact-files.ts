import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { specCall } from './spec.ts';

export const CONSUMER = 'perigee-web';
export const PRODUCT_API = 'product-api';
export const REALTIME = 'product-api-realtime';

const PACTS_FOLDER = fileURLToPath(new URL('../../../pacts', import.meta.url));

/**
 * A folder for each test file, with the interactions that it writes. Pact reads and writes a whole file for each
 * interaction, and two test files that write one at the same time lose interactions.
 */
const PARTS_FOLDER = fileURLToPath(
  new URL('../../../node_modules/.cache/perigee-pacts', import.meta.url),
);

/** What a test file writes anew: the calls of an area, or only these of them; null for the real-time channel. */
type Scope = { area: string; only?: readonly string[] | undefined } | null;

interface PactFile {
  interactions: {
    description: string;
    comments: { references: { OpenAPI: { operationId: string } } };
  }[];
}

interface Part {
  scope: Scope;
  pact: PactFile | null;
}

const SCOPE = 'scope.json';

const fileOf = (provider: string) => `${CONSUMER}-${provider}.json`;

const readPact = (path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PactFile) : null;

/** The folder for the interactions of the running test file. */
export const partFolder = () => `${PARTS_FOLDER}/${basename(expect.getState().testPath ?? '')}`;

function startPart(scope: Scope): void {
  mkdirSync(partFolder(), { recursive: true });
  writeFileSync(`${partFolder()}/${SCOPE}`, JSON.stringify(scope));
}

/**
 * Says that the running test file writes all interactions of an area, so that a changed or dropped one does not stay
 * in the contract with the product API. What other files wrote is kept, so that one can be run alone.
 *
 * @param only these of the area's calls, where its tests are spread over several files
 */
export function rewriteArea(area: string, only?: readonly string[]): void {
  startPart({ area, only });
}

/** Says that the running test file writes the whole contract of the real-time channel. */
export function rewriteRealtime(): void {
  startPart(null);
}

function belongsTo(operationId: string, { area, only }: NonNullable<Scope>): boolean {
  try {
    const isIn = specCall(operationId).area === area;
    return isIn && (only === undefined || only.includes(operationId));
  } catch {
    return true; // A call that the spec no longer has: the next change takes it out.
  }
}

/** Puts the parts of a contract together, with what no test file of this run has written. */
function join(provider: string, parts: readonly Part[]): void {
  const [first] = parts.flatMap(({ pact }) => pact ?? []);
  if (first === undefined) return;
  const path = `${PACTS_FOLDER}/${fileOf(provider)}`;
  const earlier = readPact(path)?.interactions ?? [];
  const kept = earlier.filter(
    ({ comments }) =>
      !parts.some(
        ({ scope }) => scope === null || belongsTo(comments.references.OpenAPI.operationId, scope),
      ),
  );
  const written = parts.flatMap(({ pact }) => pact?.interactions ?? []);
  const interactions = [...kept, ...written].toSorted((one, other) =>
    one.description < other.description ? -1 : 1,
  );
  const twice = interactions.find(
    ({ description }, index) => description === interactions[index - 1]?.description,
  );
  if (twice !== undefined) {
    throw new Error(
      `'${twice.description}' is written twice, or its call is not among those that its test file rewrites.`,
    );
  }
  writeFileSync(path, JSON.stringify({ ...first, interactions }, null, 2));
}

/** Vitest's setup, once before the tests of the contracts. */
export default function setup(): () => void {
  rmSync(PARTS_FOLDER, { recursive: true, force: true });
  return () => {
    const folders = readdirSync(PARTS_FOLDER).map((name) => `${PARTS_FOLDER}/${name}`);
    const partsOf = (provider: string): Part[] =>
      folders
        .map((folder) => ({
          scope: JSON.parse(readFileSync(`${folder}/${SCOPE}`, 'utf8')) as Scope,
          pact: readPact(`${folder}/${fileOf(provider)}`),
        }))
        .filter(({ scope }) => (scope === null) === (provider === REALTIME));
    for (const provider of [PRODUCT_API, REALTIME]) join(provider, partsOf(provider));
  };
}
