import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { bare, control, line, notes } from './CheckLine.css.ts';
import { useField, type FieldOwnProps } from './Field.tsx';
import { FieldNotes } from './FieldNotes.tsx';

/** The props of Checkbox and Switch: those of their input, and those of a field. */
export interface CheckInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size'>, Omit<FieldOwnProps, 'label'> {
  /** The label beside the box, which also toggles it. May contain a link. */
  label: ReactNode;
}

interface CheckLineProps extends CheckInputProps {
  isSwitch?: boolean;
}

/**
 * A native checkbox before its label, with the notes below both: the common part of Checkbox and Switch. Each
 * sets its look as `className`.
 */
export function CheckLine({
  isSwitch = false,
  label,
  labelHidden = false,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckLineProps) {
  const field = useField({ id, help, error, describedBy });
  return (
    <div>
      <label className={clsx(line, labelHidden && bare)}>
        <input
          {...rest}
          {...field.control}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          className={clsx(control, className)}
        />
        <span className={labelHidden ? visuallyHidden : undefined}>{label}</span>
      </label>
      <div className={isSwitch ? notes.switch : notes.checkbox}>
        <FieldNotes
          helpId={field.ids.helpId}
          errorId={field.ids.errorId}
          help={help}
          error={error}
        />
      </div>
    </div>
  );
}
