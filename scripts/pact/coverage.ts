import type { Interaction, Pact } from './pact-files.ts';
import type { Asyncapi, Openapi } from './spec-files.ts';

/**
 * Replies of the spec that no interaction shows, each with the reason: as 'operationId status', or as a
 * status only, for the calls that do not show it.
 */
export type Exemptions = Readonly<Record<string, string>>;

/** One line of the table: a reply or a message, and the interactions that show it. */
export interface CoverageRow {
  operationId: string;
  /** The status of a reply; 'message' for a message of the server. */
  reply: string;
  interactions: string[];
  exemption: string | undefined;
}

export interface Coverage {
  rows: CoverageRow[];
  /**
   * Replies and messages that are not covered, and entries that are not in the spec. Empty if there are
   * none.
   */
  problems: string[];
}

const operationOf = ({ comments }: Interaction) =>
  comments?.references?.OpenAPI?.operationId ?? comments?.references?.AsyncAPI?.operationId;

const keyOf = (operationId: string, reply: string) => `${operationId} ${reply}`;

function expected(openapi: Openapi, asyncapi: Asyncapi): (readonly [string, string])[] {
  const calls = Object.values(openapi.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => [operationId, status] as const),
    );
  const messages = Object.keys(asyncapi.operations).map((name) => [name, 'message'] as const);
  return [...calls, ...messages];
}

/** Compares the contracts with the spec: every reply and message of it must be shown or exempt. */
export function coverage(
  spec: { openapi: Openapi; asyncapi: Asyncapi },
  pacts: Iterable<Pact>,
  exemptions: Exemptions,
): Coverage {
  const shown = new Map<string, string[]>();
  for (const interaction of [...pacts].flatMap((pact) => pact.interactions)) {
    const operationId = operationOf(interaction) ?? '(no operationId)';
    const key = keyOf(operationId, String(interaction.response?.status ?? 'message'));
    shown.set(key, [...(shown.get(key) ?? []), interaction.description]);
  }

  const rows = expected(spec.openapi, spec.asyncapi).map(([operationId, reply]): CoverageRow => {
    const key = keyOf(operationId, reply);
    const interactions = shown.get(key) ?? [];
    shown.delete(key);
    const forAll = interactions.length === 0 ? exemptions[reply] : undefined;
    return { operationId, reply, interactions, exemption: exemptions[key] ?? forAll };
  });
  const known = new Set(
    rows.flatMap(({ operationId, reply }) => [keyOf(operationId, reply), reply]),
  );

  const problems = [
    ...rows
      .filter(({ interactions, exemption }) => interactions.length === 0 && !exemption)
      .map(({ operationId, reply }) => `${operationId} ${reply}: no interaction shows it`),
    ...rows
      .filter(({ interactions, exemption }) => interactions.length > 0 && exemption)
      .map(({ operationId, reply }) => `${operationId} ${reply}: shown, so exempt no longer`),
    ...Object.keys(exemptions)
      .filter((key) => !known.has(key))
      .map((key) => `${key}: exempt, but not in the spec`),
    ...[...shown].map(([key, names]) => `${key}: not in the spec, but in "${names.join('", "')}"`),
  ];
  return { rows, problems };
}

/** The rows as lines of text. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const width = Math.max(...rows.map(({ operationId }) => operationId.length));
  return rows
    .map(({ operationId, reply, interactions, exemption }) => {
      const text = exemption === undefined ? interactions.join(' · ') : `exempt: ${exemption}`;
      return `${operationId.padEnd(width)}  ${reply.padEnd(7)}  ${text}`;
    })
    .join('\n');
}
