import { clsx } from 'clsx';
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import type { ComponentProps } from 'react';
import { limits } from '@perigee/domain';
import { codeFromText, isCompleteCode } from '@perigee/domain/auth';
import { Field, useField } from '../Field/Field.tsx';
import { caret, container, input, slot, slots } from './CodeField.css.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'maxLength' | 'size' | 'type'
>;

export interface CodeFieldProps extends InputProps {
  /** For screen readers. The heading above the boxes names their purpose. */
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called when the last digit is typed, pasted or filled in by the phone. Once for each code. */
  onComplete?: (code: string) => void;
  error?: string;
  /** The code is being checked: the user cannot type, and the focus stays. */
  busy?: boolean;
}

/**
 * A one-time code in boxes, which are one input: the phone can fill it in, and paste works. Ref and props are
 * those of the input.
 */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  error,
  disabled = false,
  busy = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CodeFieldProps) {
  const field = useField({ id, error, describedBy });

  function edit(next: string) {
    if (busy || next === value) return;
    onChange(next);
    if (isCompleteCode(next)) onComplete?.(next);
  }

  return (
    <Field ids={field.ids} label={label} labelHidden error={error}>
      <OTPInput
        {...rest}
        {...field.control}
        className={clsx(input, className)}
        containerClassName={container}
        maxLength={limits.codeLength}
        pattern={REGEXP_ONLY_DIGITS}
        inputMode="numeric"
        autoComplete="one-time-code"
        pasteTransformer={codeFromText}
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        value={value}
        onChange={edit}
        disabled={disabled}
        readOnly={busy}
        aria-busy={busy}
        render={({ slots: boxes, isFocused }) => (
          <div className={slots} dir="ltr" aria-hidden="true">
            {boxes.map(({ char, isActive, hasFakeCaret }, position) => (
              <div
                // Boxes have no identity except their position.
                // oxlint-disable-next-line react/no-array-index-key
                key={position}
                className={slot}
                data-active={isFocused && isActive && !busy}
                data-problem={error !== undefined}
                data-busy={busy}
                data-disabled={disabled}
              >
                {hasFakeCaret && !busy ? <span className={caret} /> : char}
              </div>
            ))}
          </div>
        )}
      />
    </Field>
  );
}
