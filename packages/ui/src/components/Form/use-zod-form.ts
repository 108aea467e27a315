import { zodResolver } from '@hookform/resolvers/zod';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useBoundForm, type BoundForm } from './use-bound-form.ts';

/**
 * A form whose rules are a zod schema.
 *
 * @param options.schema the schema of the values; its texts are the errors
 * @param options.defaultValues the initial values, one for each field
 */
export function useZodForm<Values extends FieldValues, Result>(options: {
  schema: z.core.$ZodType<Result, Values>;
  defaultValues: DefaultValues<Values>;
}): BoundForm<Values, Result> {
  return useBoundForm({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
  });
}
