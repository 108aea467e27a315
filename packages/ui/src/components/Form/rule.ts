import type { z } from 'zod/mini';

/**
 * A rule of the domain, which gives what is wrong or null, as a check of a schema:
 * `z.string().check(rule(usernameProblem))`.
 */
export function rule<Value>(problemOf: (value: Value) => string | null) {
  return ({ value, issues }: z.core.ParsePayload<Value>): void => {
    const message = problemOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  };
}

/** A rule that judges a whole form, as a check of its schema: it gives what is wrong by field. */
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
