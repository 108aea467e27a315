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

/** What a field takes whose control is an `input` or a `textarea`. */
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
 * A form whose rules are a zod schema. It is checked when it is sent, and from then on with every
 * edit: nobody is told of a field that they have not come to.
 *
 * @param options.schema what the values have to be; its texts are the errors
 * @param options.defaultValues what stands in the fields at first, one for each
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
