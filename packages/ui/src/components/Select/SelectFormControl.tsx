import type { Ref } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';

interface SelectFormControlProps {
  ref: Ref<HTMLSelectElement>;
  name?: string;
  value: string;
  required: boolean;
  disabled: boolean;
  /** Gets the browser's message about a missing choice, when the form is submitted. */
  onMissing: (message: string) => void;
  /** Called when the browser, or a form, moves the focus here. */
  onFocus: () => void;
}

/** The form control of a Select: a hidden native select that contains only the choice. */
export function SelectFormControl({
  ref,
  name,
  value,
  required,
  disabled,
  onMissing,
  onFocus,
}: SelectFormControlProps) {
  return (
    <select
      ref={ref}
      className={visuallyHidden}
      name={name}
      value={value}
      required={required}
      disabled={disabled}
      tabIndex={-1}
      aria-hidden="true"
      onChange={() => undefined}
      onFocus={onFocus}
      onInvalid={(event) => {
        const { form, validationMessage } = event.currentTarget;
        // The message is below the field, not in the browser's own bubble.
        event.preventDefault();
        onMissing(validationMessage);
        const fields = [...(form?.elements ?? [])] as HTMLSelectElement[];
        if (fields.find(({ validity }) => !validity.valid) === event.currentTarget) onFocus();
      }}
    >
      <option value="" aria-label="None" />
      {value !== '' && <option value={value} aria-label={value} />}
    </select>
  );
}
