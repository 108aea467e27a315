import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that holds the contracts, with a slash at its end. */
export const PACTS_FOLDER = fileURLToPath(new URL('../../pacts/', import.meta.url));

/** The fields of an interaction that the scripts read. */
export interface Interaction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  comments?: {
    references?: Partial<Record<'OpenAPI' | 'AsyncAPI', { operationId?: string }>>;
    /** The assumptions of the interaction, each as 'assumed: …'. */
    text?: string[];
  };
  response?: { status: number };
}

/** The fields of a contract that the scripts read. */
export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
}

/** The contracts of the folder by the path of their file. */
export function readPacts(): Map<string, Pact> {
  const names = readdirSync(PACTS_FOLDER).filter((name) => name.endsWith('.json'));
  return new Map(
    names.toSorted().map((name) => {
      const path = PACTS_FOLDER + name;
      return [path, JSON.parse(readFileSync(path, 'utf8')) as Pact];
    }),
  );
}
