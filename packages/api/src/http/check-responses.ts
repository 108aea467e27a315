import type { QueryClient } from '@tanstack/react-query';
import * as schemas from '../generated/zod/index.zod.ts';

/** The differences that are logged; a list of items can have thousands. */
const MAX_ISSUES = 5;

/** The part of a schema that the check uses. */
interface Schema {
  def: { type: string };
  safeParse: (value: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}

/** The schema of an operation's response; undefined for one without content. */
function schemaOf(operation: string): Schema | undefined {
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response`;
  const schema = (schemas as unknown as Readonly<Record<string, Schema | undefined>>)[name];
  return schema?.def.type === 'void' ? undefined : schema;
}

/**
 * Checks every response that enters the cache against the schema of its operation, with which its key begins,
 * and warns once of each operation whose responses differ. For development: the schemas are large.
 */
export function checkResponses(queryClient: QueryClient): void {
  const reported = new Set<string>();
  const check = (key: readonly unknown[] | undefined, data: unknown) => {
    const operation = String(key?.[0]);
    if (data === undefined || reported.has(operation)) return;
    const issues = schemaOf(operation)?.safeParse(data).error?.issues ?? [];
    if (issues.length === 0) return;
    reported.add(operation);
    const lines = issues
      .slice(0, MAX_ISSUES)
      .map(({ path, message }) => `${path.join('.')}: ${message}`);
    // oxlint-disable-next-line no-console -- it tells developers what their API answers
    console.warn(`The response to ${operation} differs from the spec`, lines, data);
  };

  const queries = queryClient.getQueryCache();
  // Those that arrived before this code was loaded.
  for (const { queryKey, state } of queries.getAll()) check(queryKey, state.data);
  queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    check(event.query.queryKey, event.action.data);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    check(event.mutation.options.mutationKey, event.action.data);
  });
}
