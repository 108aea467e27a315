import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { specCall } from './spec.ts';

export const CONSUMER = 'perigee-web';
export const PRODUCT_API = 'product-api';
export const REALTIME = 'product-api-realtime';

/** Where the contracts are written. */
export const PACTS_FOLDER = fileURLToPath(new URL('../../../pacts', import.meta.url));

interface PactFile {
  interactions: { comments: { references: { OpenAPI: { operationId: string } } } }[];
}

const pathOf = (provider: string) => `${PACTS_FOLDER}/${CONSUMER}-${provider}.json`;

function belongsTo(area: string, operationId: string, only?: readonly string[]): boolean {
  try {
    const isIn = specCall(operationId).area === area;
    return isIn && (only === undefined || only.includes(operationId));
  } catch {
    return true; // A call that the spec no longer has: the next change takes it out.
  }
}

/**
 * Takes an area's interactions out of the contract with the product API, before its tests write
 * them anew: Pact only ever adds, so that a changed or dropped interaction would stay. What other
 * areas wrote is kept, so that one file can be run alone.
 *
 * @param only these of the area's calls, where its tests are spread over several files
 */
export function clearArea(area: string, only?: readonly string[]): void {
  const path = pathOf(PRODUCT_API);
  if (!existsSync(path)) return;
  const pact = JSON.parse(readFileSync(path, 'utf8')) as PactFile;
  const interactions = pact.interactions.filter(
    ({ comments }) => !belongsTo(area, comments.references.OpenAPI.operationId, only),
  );
  if (interactions.length === 0) rmSync(path);
  else writeFileSync(path, JSON.stringify({ ...pact, interactions }, null, 2));
}

/** Takes the contract of the real-time channel away, before its tests write it anew. */
export function clearRealtime(): void {
  rmSync(pathOf(REALTIME), { force: true });
}
