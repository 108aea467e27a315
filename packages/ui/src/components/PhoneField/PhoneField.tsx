import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
} from 'react';
import { control } from '../Field/Field.css.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { caretAfter } from './caret.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { row } from './PhoneField.css.ts';
import {
  inCountry,
  inNationalForm,
  loadPhoneLibrary,
  readPhone,
  usePhoneLibrary,
} from './phone-library.ts';
import type { PhoneValue } from './phone-value.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type'
>;

export interface PhoneFieldProps extends InputProps, FieldOwnProps {
  value: PhoneValue;
  /** Called with every edit, and once more after the phone number library has loaded. */
  onChange: (value: PhoneValue) => void;
  /** Called when the number loses the focus, by Tab or by a press elsewhere. */
  onBlur?: () => void;
  /** The user cannot change anything for now; the focus stays. */
  readOnly?: boolean;
}

/**
 * A phone number: the country, and the number in its national format, formatted during typing. A pasted
 * number with a + sets its country. Ref and props are those of the number's input.
 */
export function PhoneField({
  label,
  labelHidden,
  value,
  onChange,
  onBlur,
  error,
  help,
  disabled = false,
  readOnly = false,
  id,
  ref,
  className,
  'aria-describedby': describedBy,
  ...rest
}: PhoneFieldProps) {
  const field = useField({ id, help, error, describedBy });
  const phones = usePhoneLibrary();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const caret = useRef<number>(null);

  const readAgain = useEffectEvent(() => {
    if (value.text !== '') onChange(readPhone(value.text, value.country, phones));
  });
  useEffect(() => {
    if (phones !== null) readAgain();
  }, [phones]);

  useLayoutEffect(() => {
    if (caret.current !== null && input.current === document.activeElement) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  function edit(text: string, position: number) {
    if (phones === null) loadPhoneLibrary();
    const typed = readPhone(text, value.country, phones);
    // More than one added character is a paste or the browser's autofill.
    const isWhole = text.length > value.text.length + 1;
    const next = isWhole ? inNationalForm(typed, phones) : typed;
    // Only text added at the end moves the caret to the very end: after Backspace, the caret would be after a
    // bracket that formatting always adds again.
    const isAdded = position >= text.length && text.length > value.text.length;
    caret.current = isAdded ? next.text.length : caretAfter(text, position, next.text);
    onChange(next);
  }

  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <div className={row} dir="ltr">
        <CountrySelect
          value={value.country}
          phones={phones}
          disabled={disabled || readOnly}
          onChange={(country) => onChange(inCountry(value, country, phones))}
        />
        <input
          inputMode="tel"
          autoComplete="tel"
          {...rest}
          {...field.control}
          ref={input}
          type="tel"
          className={clsx(control, className)}
          value={value.text}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) =>
            edit(event.target.value, event.target.selectionStart ?? event.target.value.length)
          }
          onBlur={() => {
            const whole = inNationalForm(value, phones);
            if (whole !== value) onChange(whole);
            onBlur?.();
          }}
        />
      </div>
    </Field>
  );
}
