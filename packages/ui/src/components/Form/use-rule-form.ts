import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';
import { useBoundForm, type BoundForm } from './use-bound-form.ts';

/**
 * A form with one rule of the domain for all of it, which loads no schema library.
 *
 * @param options.rule returns the errors by field
 * @param options.defaultValues the initial values, one for each field
 */
export function useRuleForm<Values extends FieldValues>(options: {
  rule: (values: Values) => Partial<Record<keyof Values, string | null>>;
  defaultValues: DefaultValues<Values>;
}): BoundForm<Values, Values> {
  return useBoundForm<Values, Values>({
    resolver: (values) => {
      const problems = Object.entries<string | null | undefined>(options.rule(values)).flatMap(
        ([field, message]) =>
          message == null ? [] : [[field, { type: 'rule', message }] as const],
      );
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(problems) as FieldErrors<Values> };
    },
    defaultValues: options.defaultValues,
  });
}
