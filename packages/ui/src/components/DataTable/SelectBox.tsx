import { clsx } from 'clsx';
import { box } from '../Checkbox/Checkbox.css.ts';
import { selectBox } from './DataTable.css.ts';

export interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some, but not all. For the head only. */
  indeterminate?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A Checkbox without the markup of a field, because every row has one. */
export function SelectBox({ label, checked, indeterminate, disabled, onChange }: SelectBoxProps) {
  // Set after every render, because a press makes the browser reset it.
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
