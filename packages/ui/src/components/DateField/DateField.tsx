import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps } from 'react';
import { dateText, dateTyped } from '@perigee/domain/profile';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { caretAfter } from '../PhoneField/caret.ts';
import { dateControl } from './DateField.css.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'>;

export interface DateFieldProps extends InputProps, FieldOwnProps {
  /** yyyy-MM-dd once the date is complete; until then the text of the field. */
  value: string;
  /** Called with every edit. A complete date need not exist: 1990-13-45 is passed as typed. */
  onChange: (value: string) => void;
}

/**
 * A date that the user knows by heart, typed as MM-DD-YYYY. The field inserts the dashes, and reads a pasted
 * date in other unambiguous formats.
 */
export function DateField({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  id,
  className,
  placeholder = 'MM-DD-YYYY',
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const field = useField({ id, help, error, describedBy });

  function edit({ target: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const text = input.value;
    const isDeleting =
      nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    const next = dateTyped(text, isDeleting);
    const shown = dateText(next);
    const from = input.selectionStart ?? text.length;
    // The caret is after the inserted dash, not after the digit before it.
    const position = from >= text.length ? shown.length : caretAfter(text, from, shown);
    // Set before React does: it would put the caret at the end.
    input.value = shown;
    input.setSelectionRange(position, position);
    onChange(next);
  }

  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <input
        autoComplete="off"
        {...rest}
        {...field.control}
        type="text"
        inputMode="numeric"
        dir="ltr"
        placeholder={placeholder}
        className={clsx(dateControl, className)}
        value={dateText(value)}
        onChange={edit}
      />
    </Field>
  );
}
