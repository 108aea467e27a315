import { clsx } from 'clsx';
import type { ChangeEvent, ComponentProps } from 'react';
import { dateText, dateTyped } from '@perigee/domain';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { caretAfter } from '../PhoneField/caret.ts';
import { dateControl } from './DateField.css.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'>;

export interface DateFieldProps extends InputProps, FieldOwnProps {
  /** yyyy-MM-dd once the date is whole; until then the text that stands in the field. */
  value: string;
  /** Called with every edit. A whole date need not exist: 1990-13-45 comes as it was typed. */
  onChange: (value: string) => void;
}

/**
 * A date that people know by heart, typed as MM-DD-YYYY. The dashes come by themselves, and a
 * pasted date is read in the other forms that leave no doubt.
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
    // Behind the dash that has just come, rather than behind the digit before it.
    const position = from >= text.length ? shown.length : caretAfter(text, from, shown);
    // Before React does: it would put the caret at the end.
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
