import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { label as labelClass } from './Field.css.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { hasText } from './has-text.ts';

/** The common props of every field, beside those of its control. */
export interface FieldOwnProps {
  label: string;
  /** The label is for screen readers only: nearby visible text already names the field. */
  labelHidden?: boolean;
  /** Stays under the field. */
  help?: ReactNode;
  /** The error of the value. Announced when it appears. */
  error?: string;
}

interface FieldIds {
  controlId: string;
  labelId: string;
  helpId: string;
  errorId: string;
}

/**
 * Connects a control with its label and its notes: spread `control` on the interactive element, and pass
 * `ids` to the Field around it. `describedBy` is the control's own description, announced last.
 */
export function useField({
  id,
  help,
  error,
  describedBy,
}: Pick<FieldOwnProps, 'help' | 'error'> & { id?: string; describedBy?: string }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids: FieldIds = {
    controlId,
    labelId: `${controlId}-label`,
    helpId: `${controlId}-help`,
    errorId: `${controlId}-error`,
  };
  const isWrong = hasText(error);
  return {
    ids,
    control: {
      id: controlId,
      'aria-invalid': isWrong || undefined,
      'aria-describedby':
        clsx(isWrong && ids.errorId, hasText(help) && ids.helpId, describedBy) || undefined,
    },
  };
}

export interface FieldProps extends FieldOwnProps {
  ids: FieldIds;
  /**
   * `group` if no single element has the label: several controls, or one that is no form element. Refer to
   * the label with `aria-labelledby={ids.labelId}` in that case.
   */
  labels?: 'control' | 'group';
  children: ReactNode;
}

/** The label above a control and the notes below it: the common part of all fields. */
export function Field({
  ids,
  labels = 'control',
  label,
  labelHidden = false,
  help,
  error,
  children,
}: FieldProps) {
  const className = labelHidden ? visuallyHidden : labelClass;
  return (
    <div>
      {labels === 'control' ? (
        <label id={ids.labelId} className={className} htmlFor={ids.controlId}>
          {label}
        </label>
      ) : (
        <div id={ids.labelId} className={className}>
          {label}
        </div>
      )}
      {children}
      <FieldNotes helpId={ids.helpId} errorId={ids.errorId} help={help} error={error} />
    </div>
  );
}
