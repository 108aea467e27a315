import { limits } from '../limits.ts';
import { serverMessages } from '../server-messages.ts';

/** The problem with the ages that a user looks for, or null. Source: member §5. */
export function desiredAgeProblem(ages: {
  minAge: number | null;
  maxAge: number | null;
}): string | null {
  const { min, max } = limits.desiredAge;
  for (const field of ['minAge', 'maxAge'] as const) {
    const age = ages[field] ?? min;
    if (age < min) return serverMessages.fieldTooSmall(field, min);
    if (age > max) return serverMessages.fieldTooBig(field, max);
  }
  const { minAge, maxAge } = ages;
  return minAge !== null && maxAge !== null && minAge > maxAge ? serverMessages.agesCrossed : null;
}
