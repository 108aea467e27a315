import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { afterLetter } from '../Field/FieldBox.css.ts';
import { FieldBox } from '../Field/FieldBox.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldOwnProps {
  /** A mark before the text that is not part of the value, such as '@'. */
  prefix?: string;
}

/** One line of text with its label, help and error. Ref and props are those of the input. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  prefix,
  id,
  type = 'text',
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const field = useField({ id, help, error, describedBy });
  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <FieldBox start={prefix}>
        {/* The props are listed one by one: a second spread would slow down every field of a long form. */}
        <input
          {...rest}
          id={field.control.id}
          aria-invalid={field.control['aria-invalid']}
          aria-describedby={field.control['aria-describedby']}
          type={type}
          className={clsx(control, prefix !== undefined && afterLetter, className)}
        />
      </FieldBox>
    </Field>
  );
}
