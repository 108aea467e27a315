import * as schemas from '../generated/zod/index.zod.ts';
import type { ResponseObserver } from './fetcher.ts';
import { operationOf } from './operation-of.ts';

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
 * A check of responses against the schemas of their operations, for `observeResponses`. It warns once of each
 * operation whose responses differ. For development: the schemas are large.
 */
export function createResponseCheck(): ResponseObserver {
  const reported = new Set<string>();
  return (request, content) => {
    const operation = operationOf(request);
    if (operation === undefined || content === undefined || reported.has(operation)) return;
    const issues = schemaOf(operation)?.safeParse(content).error?.issues ?? [];
    if (issues.length === 0) return;
    reported.add(operation);
    const lines = issues
      .slice(0, MAX_ISSUES)
      .map(({ path, message }) => `${path.join('.')}: ${message}`);
    // oxlint-disable-next-line no-console -- it tells developers what their API answers
    console.warn(`The response to ${operation} differs from the spec`, lines, content);
  };
}
