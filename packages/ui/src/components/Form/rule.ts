import type { z } from 'zod';

/**
 * A rule of the domain, which gives what is wrong or null, as a rule of a schema:
 * `z.string().superRefine(rule(usernameProblem))`.
 */
export function rule<Value>(problemOf: (value: Value) => string | null) {
  return (value: Value, context: z.RefinementCtx): void => {
    const message = problemOf(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };
}
