import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CoverageRow } from './coverage.ts';
import type { Asyncapi, Openapi } from './spec-files.ts';

/** The calls and events that the product documents list: spec/calls.yaml. */
export interface Documented {
  /** In the format 'METHOD /path'. */
  calls: string[];
  /** One call of the documents with several addresses. */
  reports: { call: string; paths: string[] };
  events: string[];
}

export const readDocumented = () =>
  parse(readFileSync(new URL('../../spec/calls.yaml', import.meta.url), 'utf8')) as Documented;

/** The share of the documented calls and events that are in the spec and have an interaction. */
export interface DocumentedCoverage {
  calls: { covered: number; documented: number; operations: number };
  events: { covered: number; documented: number };
  /** The calls and events that are missing, and those that are not documented. */
  problems: string[];
}

const isSuccess = ({ reply }: CoverageRow) => reply.startsWith('2') || reply === 'message';

/** Every operation of the spec by 'METHOD /path'. */
function operationsOf({ paths }: Openapi): Map<string, string> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => typeof operation.operationId === 'string')
        .map(([method, { operationId }]) => [`${method.toUpperCase()} ${path}`, operationId]),
    ),
  );
}

/**
 * Compares the spec and its interactions with the documented calls. A call is covered if all its addresses
 * are in the spec and each has an interaction that succeeds.
 */
export function documentedCoverage(
  documented: Documented,
  { openapi, asyncapi }: { openapi: Openapi; asyncapi: Asyncapi },
  rows: readonly CoverageRow[],
): DocumentedCoverage {
  const { calls, reports, events } = documented;
  const operations = operationsOf(openapi);
  const shown = new Set(
    rows
      .filter((row) => isSuccess(row) && row.interactions.length > 0)
      .map(({ operationId }) => operationId),
  );
  const addresses = new Map<string, string[]>([
    ...calls.map((call): [string, string[]] => [call, [call]]),
    [reports.call, reports.paths.map((path) => reports.call.replace('{path}', path))],
  ]);
  const isShown = (address: string) => shown.has(operations.get(address) ?? '');
  const known = new Set([...addresses.values()].flat());
  const sent = Object.keys(asyncapi.operations);
  const isSent = (event: string) =>
    sent.some((name) => name.toLowerCase().includes(event.toLowerCase()) && shown.has(name));

  return {
    calls: {
      covered: [...addresses.values()].filter((all) => all.every(isShown)).length,
      documented: addresses.size,
      operations: operations.size,
    },
    events: { covered: events.filter(isSent).length, documented: events.length },
    problems: [
      ...[...known]
        .filter((address) => !isShown(address))
        .map((address) => `${address}: documented, but without an interaction that succeeds`),
      ...[...operations.keys()]
        .filter((address) => !known.has(address))
        .map((address) => `${address}: in the spec, but in no document`),
      ...events.filter((event) => !isSent(event)).map((event) => `${event}: no message shows it`),
      ...(sent.length === events.length ? [] : [`Messages in the spec: ${sent.join(', ')}`]),
    ],
  };
}
