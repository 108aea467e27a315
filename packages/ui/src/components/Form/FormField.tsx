import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';

/** The props of a composite field: spread them into it. */
interface ControlledField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  error: string | undefined;
}

export interface FormFieldProps<
  Values extends FieldValues,
  Result,
  Name extends FieldPath<Values>,
> {
  /** The form: it provides the names and the types of the fields. */
  control: Control<Values, unknown, Result>;
  name: Name;
  children: (field: ControlledField<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Binds a composite field, one with `value` and `onChange(value)`. Use `form.bind` for inputs. */
export function FormField<Values extends FieldValues, Result, Name extends FieldPath<Values>>({
  control,
  name,
  children,
}: FormFieldProps<Values, Result, Name>) {
  const { field, fieldState } = useController({ control, name });
  return children({ ...field, error: fieldState.error?.message });
}
