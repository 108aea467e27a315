import { operationIdOf, replyOf, type Interaction } from '../contract.ts';
import { EACH, responseFields, showsField, type ResponseField } from '../response-fields.ts';
import type { Answer, Variant } from './correct.ts';

/** A change of a call's successful answer that the app would not survive. */
export interface BreakingVariant extends Variant {
  operationId: string;
  /** The interactions that show what is changed: at least one of them has to fail. */
  shownBy: readonly Interaction[];
}

type ChangeField = (parent: Record<string, unknown>, key: string) => void;

const OTHER_TYPE: ChangeField = (parent, key) => {
  parent[key] = typeof parent[key] === 'string' ? { text: parent[key] } : String(parent[key]);
};

const FIELD_CHANGES: readonly (readonly [name: string, change: ChangeField])[] = [
  ['without', (parent, key) => delete parent[key]],
  [
    'with another name for',
    (parent, key) => {
      parent[`${key}_`] = parent[key];
      delete parent[key];
    },
  ],
  ['with another type of', OTHER_TYPE],
];

/** Changes the field wherever it stands in a body. */
function changeAt(body: unknown, [key, ...rest]: readonly string[], change: ChangeField): void {
  if (typeof body !== 'object' || body === null || key === undefined) return;
  if (key === EACH) {
    for (const value of Object.values(body)) changeAt(value, rest, change);
    return;
  }
  const parent = body as Record<string, unknown>;
  if (!(key in parent)) return;
  if (rest.length > 0) changeAt(parent[key], rest, change);
  else change(parent, key);
}

const isSuccess = ({ status }: Answer) => status < 300;

const fieldVariant = (
  { operationId, path }: ResponseField,
  index: number,
): Omit<BreakingVariant, 'shownBy'> => {
  const [verb, change] = FIELD_CHANGES[index % FIELD_CHANGES.length] ?? ['', () => undefined];
  return {
    name: `${operationId} ${verb} ${path.join('.')}`,
    operationId,
    change: (answer) => {
      const body: unknown = structuredClone(answer.body);
      if (isSuccess(answer)) changeAt(body, path, change);
      return { ...answer, body };
    },
  };
};

/**
 * Breaking variants, drawn from the contract: each field that it shows of an answer left out, renamed or of another
 * type, in turn; each answer with fields in a wrapper; each success turned into a failure.
 */
export function breakingVariants(interactions: readonly Interaction[]): BreakingVariant[] {
  const successes = interactions.filter((one) => replyOf(one).startsWith('2'));
  const operationIds = new Set(successes.flatMap((one) => operationIdOf(one) ?? []));
  const fields = responseFields()
    .map((field) => ({ field, shownBy: successes.filter((one) => showsField(one, field)) }))
    .filter(({ shownBy }) => shownBy.length > 0)
    .map(({ field, shownBy }, index) => ({ ...fieldVariant(field, index), shownBy }));
  const answering = new Set(fields.map(({ operationId }) => operationId));
  const variantsOfCall = (operationId: string, shownBy: Interaction[]): BreakingVariant[] => [
    {
      name: `${operationId} as a failure`,
      operationId,
      shownBy,
      change: (answer) =>
        isSuccess(answer)
          ? { ...answer, status: 500, body: { message: 'Internal error' } }
          : answer,
    },
    ...(answering.has(operationId)
      ? [
          {
            name: `${operationId} in a wrapper`,
            operationId,
            shownBy: shownBy.filter(({ response }) => response?.body !== undefined),
            change: (answer: Answer) =>
              isSuccess(answer) ? { ...answer, body: { result: answer.body } } : answer,
          },
        ]
      : []),
  ];
  const calls = [...operationIds].flatMap((operationId) =>
    variantsOfCall(
      operationId,
      successes.filter((one) => operationIdOf(one) === operationId),
    ),
  );
  return [...fields, ...calls];
}

/** Groups of variants that one run can verify: of each call one at most. */
export function roundsOf(variants: readonly BreakingVariant[]): BreakingVariant[][] {
  const rounds: BreakingVariant[][] = [];
  const turns = new Map<string, number>();
  for (const variant of variants) {
    const turn = turns.get(variant.operationId) ?? 0;
    turns.set(variant.operationId, turn + 1);
    (rounds[turn] ??= []).push(variant);
  }
  return rounds;
}
