import { clsx } from 'clsx';
import { box } from '../Checkbox/Checkbox.css.ts';
import { selectBox } from './DataTable.css.ts';

export interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some, but not all. Of the head alone. */
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A Checkbox without all that a field has around it: there is one in every row. */
export function SelectBox({ label, checked, indeterminate, disabled, onChange }: SelectBoxProps) {
  // After every render: a press makes the browser forget it.
  const mark = (input: HTMLInputElement | null) => {
    if (input !== null) input.indeterminate = indeterminate === true;
  };
  return (
    <input
      type="checkbox"
      ref={indeterminate === undefined ? undefined : mark}
      className={clsx(box, selectBox)}
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
