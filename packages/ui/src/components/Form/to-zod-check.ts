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
