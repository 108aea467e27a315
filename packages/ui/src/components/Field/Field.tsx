import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { label as labelClass } from './Field.css.ts';
import { FieldNotes, hasText } from './FieldNotes.tsx';

/** What every field takes beside the props of its control. */
export interface FieldOwnProps {
  label: string;
  /** The label is for screen readers only: what the field is for stands beside it already. */
  labelHidden?: boolean;
  /** Stays under the field. */
  help?: ReactNode;
  /** What is wrong with what was given. Said aloud when it appears. */
  error?: string;
}

interface FieldIds {
  controlId: string;
  labelId: string;
  helpId: string;
  errorId: string;
}

/**
 * The wiring between a control, its label and its notes: `control` goes to the element that is
 * operated, `ids` to the Field around it. `describedBy` is the control's own description, said last.
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
   * `group` where no single element is labelled: several controls, or one that is no form element.
   * Point to the label with `aria-labelledby={ids.labelId}` there.
   */
  labels?: 'control' | 'group';
  children: ReactNode;
}

/** The label over a control and the notes under it: what all fields have in common. */
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
