import type { Interaction } from './contract.ts';

/** What the backend's states endpoint gave for a state: values for the request, or an error. */
export interface StateAnswer {
  name: string;
  params: unknown;
  values?: Record<string, unknown>;
  error?: string;
}

/** A difference between the answer and the contract, as the verifier describes it. */
interface Difference {
  type: string;
  /** The sentence about it. A status has none. */
  mismatch?: string;
  /** The place in the body. */
  path?: string;
  /** The name of a header. */
  key?: string;
  expected?: unknown;
  actual?: unknown;
}

/** The failure of an interaction: the differences, or the reason for which there was no answer. */
interface Failure {
  type: string;
  mismatches?: Difference[];
  message?: string;
}

/** The part of the verifier's results that the report reads. */
export interface VerifierResults {
  result: boolean;
  errors?: { interaction: string; mismatch: Failure }[];
  interactionResults?: {
    description: string;
    providerStates?: string[];
    result: string;
    pending: boolean;
    mismatch?: Failure;
  }[];
}

type InteractionResult = NonNullable<VerifierResults['interactionResults']>[number];

/** Limits that keep the report of one failure on one screen. */
const MAX_DIFFERENCES = 20;
const MAX_LINE = 240;

const oneLine = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1)}…` : line;
};

const isStatus = ({ type }: Difference) => type === 'StatusMismatch';

function differenceLine(difference: Difference): string {
  const { path, key, mismatch, expected, actual } = difference;
  const sentence = mismatch ?? `expected ${String(expected)} but was ${String(actual)}`;
  const place = isStatus(difference) ? 'status' : (path ?? key);
  return oneLine(place === undefined ? sentence : `${place}: ${sentence}`);
}

/** A text that is the same for the same state, in whatever order its parameters are. */
const stateKey = (name: string, params: unknown = {}) =>
  JSON.stringify([name, Object.entries(params as object).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** The names of the values that a request takes from its states: of `${token}`, token. */
function neededValues(generators: unknown): string[] {
  if (typeof generators !== 'object' || generators === null) return [];
  const { type, expression } = generators as Record<string, unknown>;
  if (type === 'ProviderState' && typeof expression === 'string') {
    return [...expression.matchAll(/\$\{([^}]+)\}/g)].map(([, name = '']) => name);
  }
  return Object.values(generators).flatMap(neededValues);
}

/** What went wrong before the request, in sentences: a state that failed or gave too little. */
function causes(interaction: Interaction, states: readonly StateAnswer[]): string[] {
  const given = (interaction.providerStates ?? []).map(({ name, params }) => {
    const key = stateKey(name, params);
    return {
      name,
      params,
      answer: states.findLast((one) => stateKey(one.name, one.params) === key),
    };
  });
  const errors = given.flatMap(({ name, answer }) =>
    answer?.error === undefined ? [] : [`State '${name}': ${answer.error}`],
  );
  if (errors.length > 0) return errors;
  // A value that no state gives is taken from the parameters.
  const known = new Set(
    given.flatMap(({ params, answer }) => Object.keys({ ...params, ...answer?.values })),
  );
  const missing = new Set(neededValues(interaction.request?.generators));
  const names = given.map(({ name }) => `'${name}'`).join(', ');
  return [...missing]
    .filter((name) => !known.has(name))
    .map((name) => `State ${names} gave no \`${name}\`, so the request carried the example's.`);
}

/** The interaction of a result. With a broker it may not be in the files. */
function interactionOf(
  { description, providerStates = [] }: InteractionResult,
  interactions: readonly Interaction[],
): Interaction | undefined {
  return interactions.find(
    (one) =>
      one.description === description &&
      (one.providerStates ?? []).map(({ name }) => name).join('\n') === providerStates.join('\n'),
  );
}

/** A failed interaction in a few lines: the request, its states, the cause if it is known, the differences. */
function failureLines(
  result: InteractionResult,
  interactions: readonly Interaction[],
  states: readonly StateAnswer[],
): string[] {
  const { description, providerStates = [], mismatch } = result;
  const interaction = interactionOf(result, interactions);
  const request = interaction?.request;
  const given = interaction?.providerStates ?? providerStates.map((name) => ({ name }));
  const differences = (mismatch?.mismatches ?? [])
    .toSorted((a, b) => Number(isStatus(b)) - Number(isStatus(a)))
    .map(differenceLine);
  return [
    request === undefined ? description : `${request.method} ${request.path} (${description})`,
    ...given.map(
      ({ name, ...rest }) =>
        `   state: ${oneLine(`${name} ${'params' in rest ? JSON.stringify(rest.params) : ''}`)}`,
    ),
    ...(interaction === undefined ? [] : causes(interaction, states)).map(
      (cause) => `   cause: ${oneLine(cause)}`,
    ),
    ...differences.slice(0, MAX_DIFFERENCES).map((line) => `   ${line}`),
    ...(differences.length > MAX_DIFFERENCES
      ? [`   and ${differences.length - MAX_DIFFERENCES} more differences`]
      : []),
    ...(mismatch?.message === undefined ? [] : [`   ${oneLine(mismatch.message)}`]),
  ];
}

const numbered = (failures: readonly string[][]) =>
  failures.map((lines, index) => `${index + 1}) ${lines.join('\n')}`);

/**
 * The report of a verification: every failure with its request, states, cause and differences.
 *
 * @param interactions of the contract, which know the requests
 * @param states all that the states endpoint gave
 * @returns `failures`, for which the verification fails, and `pending`, which are only reported
 */
export function report(
  { result, errors = [], interactionResults = [] }: VerifierResults,
  interactions: readonly Interaction[],
  states: readonly StateAnswer[],
): { verified: number; failures: string[]; pending: string[] } {
  const failed = interactionResults.filter((one) => one.result !== 'OK');
  const linesOf = (isPending: boolean) =>
    failed
      .filter(({ pending }) => pending === isPending)
      .map((one) => failureLines(one, interactions, states));
  const failures = linesOf(false);
  // Without a failed interaction, it was the contract that could not be read.
  const others = errors.map(({ interaction, mismatch }) => [
    interaction,
    `   ${oneLine(mismatch.message ?? JSON.stringify(mismatch))}`,
  ]);
  return {
    verified: interactionResults.length - failed.length,
    failures: numbered(result || failures.length > 0 ? failures : others),
    pending: numbered(linesOf(true)),
  };
}
