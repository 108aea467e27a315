import { zodResolver } from '@hookform/resolvers/zod';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod/mini';

/** The props of a field whose control is an `input` or a `textarea`. */
interface BoundField<Name extends string> extends UseFormRegisterReturn<Name> {
  error: string | undefined;
}

export interface ZodForm<Values extends FieldValues, Result> extends UseFormReturn<
  Values,
  unknown,
  Result
> {
  /** Binds a field that takes the props of an `input`: `<TextField {...form.bind('email')} />`. */
  bind: <Name extends FieldPath<Values>>(name: Name) => BoundField<Name>;
}

/**
 * A form whose rules are a zod schema. It is validated on submission, and from then on with every edit, so
 * that no error shows at a field that the user has not reached.
 *
 * @param options.schema the schema of the values; its texts are the errors
 * @param options.defaultValues the initial values, one for each field
 */
export function useZodForm<Values extends FieldValues, Result>(options: {
  schema: z.core.$ZodType<Result, Values>;
  defaultValues: DefaultValues<Values>;
}): ZodForm<Values, Result> {
  const form = useForm<Values, unknown, Result>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
  });
  const { errors } = form.formState;
  return {
    ...form,
    bind: (name) => {
      const error = get(errors, name) as FieldError | undefined;
      return { ...form.register(name), error: error?.message };
    },
  };
}
