import {
  get,
  useForm,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** The props of a field whose control is an `input` or a `textarea`. */
interface BoundField<Name extends string> extends UseFormRegisterReturn<Name> {
  error: string | undefined;
}

export interface BoundForm<Values extends FieldValues, Result> extends UseFormReturn<
  Values,
  unknown,
  Result
> {
  /** Binds a field that takes the props of an `input`: `<TextField {...form.bind('email')} />`. */
  bind: <Name extends FieldPath<Values>>(name: Name) => BoundField<Name>;
}

/**
 * A form that is validated on submission, and from then on with every edit, so that no error shows at a field
 * that the user has not reached.
 */
export function useBoundForm<Values extends FieldValues, Result>(
  options: Pick<UseFormProps<Values, unknown, Result>, 'resolver' | 'defaultValues'>,
): BoundForm<Values, Result> {
  const form = useForm<Values, unknown, Result>(options);
  const { errors } = form.formState;
  return {
    ...form,
    bind: (name) => {
      const error = get(errors, name) as FieldError | undefined;
      return { ...form.register(name), error: error?.message };
    },
  };
}
