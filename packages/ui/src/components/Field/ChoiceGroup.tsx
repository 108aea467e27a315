import type { ComponentProps, ReactNode } from 'react';
import { Field, useField, type FieldOwnProps } from './Field.tsx';

/** The common props of RadioCards, ChipGroup and MultiSelect. */
export interface ChoiceGroupOwnProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'role' | 'ref'>, FieldOwnProps {
  /** The name under which a form submits the chosen values. */
  name?: string;
  disabled?: boolean;
}

interface ChoiceGroupProps extends Omit<ComponentProps<'div'>, 'role'>, FieldOwnProps {
  /** Any number of options may be chosen, not only one. */
  several?: boolean;
  /** Content between the label and the choices. */
  above?: ReactNode;
}

/** A field of several native inputs: radios, or checkboxes when `several`. */
export function ChoiceGroup({
  label,
  labelHidden,
  help,
  error,
  several = false,
  above,
  id,
  'aria-describedby': describedBy,
  ...rest
}: ChoiceGroupProps) {
  const { ids, control } = useField({ id, help, error, describedBy });
  return (
    <Field
      ids={ids}
      labels="group"
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
    >
      {above}
      <div
        {...rest}
        {...control}
        role={several ? 'group' : 'radiogroup'}
        aria-labelledby={ids.labelId}
      />
    </Field>
  );
}
