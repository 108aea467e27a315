import { readOperations } from '../contract.ts';
import { EACH, pinnedFields, type ResponseField } from '../response-fields.ts';
import type { Answer, Variant } from './correct.ts';

/** A change of a call's successful answer that the app would not survive. */
export interface BreakingVariant extends Variant {
  operationId: string;
}

/** Every how many fields one is changed, and calls. Primes, so that each area has its turn. */
const EACH_FIELD = 7;
const EACH_CALL = 11;

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

function fieldVariants(fields: readonly ResponseField[]): BreakingVariant[] {
  return fields.map(({ operationId, path }, index) => {
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
  });
}

/**
 * Breaking variants, drawn from the spec: fields of an answer that the contract promises, left out, renamed or
 * of another type; answers in a wrapper; successes turned into failures.
 */
export function breakingVariants(): BreakingVariant[] {
  const fields = pinnedFields();
  const calls = readOperations().filter(({ area }) => area !== 'realtime');
  const answering = new Set(fields.map(({ operationId }) => operationId));
  const nth = <Item>(items: readonly Item[], step: number) =>
    items.filter((_item, index) => index % step === 0);
  return [
    ...fieldVariants(nth(fields, EACH_FIELD)),
    ...nth([...answering], EACH_CALL).map((operationId) => ({
      name: `${operationId} in a wrapper`,
      operationId,
      change: (answer: Answer) =>
        isSuccess(answer) ? { ...answer, body: { result: answer.body } } : answer,
    })),
    ...nth(calls, EACH_CALL).map(({ operationId }) => ({
      name: `${operationId} as a failure`,
      operationId,
      change: (answer: Answer) =>
        isSuccess(answer)
          ? { ...answer, status: 500, body: { message: 'Internal error' } }
          : answer,
    })),
  ];
}
