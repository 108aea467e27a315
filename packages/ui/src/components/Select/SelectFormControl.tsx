import type { Ref } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';

interface SelectFormControlProps {
  ref: Ref<HTMLSelectElement>;
  name?: string;
  value: string;
  required: boolean;
  disabled: boolean;
  /** What the browser says of a choice that is missing, when the form is sent. */
  onMissing: (message: string) => void;
  /** The browser, or a form, has put the focus here. */
  onFocus: () => void;
}

/** What a form knows of a Select: a native one that holds nothing but the choice. */
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
        // The message stands under the field, not in the browser's own bubble.
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
