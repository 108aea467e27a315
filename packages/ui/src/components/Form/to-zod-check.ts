import type { z } from 'zod/mini';

/**
 * Turns a rule of the domain, which returns an error or null, into a check of a schema:
 * `z.string().check(toZodCheck(usernameProblem))`.
 */
export function toZodCheck<Value>(problemOf: (value: Value) => string | null) {
  return ({ value, issues }: z.core.ParsePayload<Value>): void => {
    const message = problemOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  };
}

/** Turns a rule for a whole form into a check of its schema: the rule returns the errors by field. */
export function formRule<Values extends object>(
  problemsOf: (values: Values) => Partial<Record<keyof Values, string | null>>,
) {
  return ({ value, issues }: z.core.ParsePayload<Values>): void => {
    for (const [field, message] of Object.entries<string | null | undefined>(problemsOf(value))) {
      if (message != null) {
        issues.push({ code: 'custom', input: value, path: [field], message });
      }
    }
  };
}
