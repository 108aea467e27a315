import { clsx } from 'clsx';
import { control } from '../Field/Field.css.ts';
import { Field, useField } from '../Field/Field.tsx';
import { afterIcon, beforeEnd } from '../Field/FieldBox.css.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import type { LocationFieldProps } from './location-field-props.ts';
import { LocationPin } from './LocationPin.tsx';

type LocationFallbackProps = Omit<LocationFieldProps, 'delay' | 'onChange' | 'onLookUp'>;

/** The field while its library loads: it looks the same, and cannot be edited yet. */
export function LocationFallback({
  label,
  labelHidden,
  help,
  error,
  value,
  id,
  className,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: LocationFallbackProps) {
  const field = useField({ id, help, error, describedBy });
  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <FieldBox start={<LocationPin chosen={value.place !== null && disabled !== true} />}>
        <input
          {...rest}
          {...field.control}
          value={value.text}
          disabled={disabled}
          readOnly
          aria-busy
          className={clsx(control, afterIcon, beforeEnd, className)}
        />
      </FieldBox>
    </Field>
  );
}
