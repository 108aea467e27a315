import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { note, problem, problemIcon } from './Field.css.ts';

/** The ids by which a control points to what is said below it. */
export interface FieldNoteIds {
  helpId: string;
  errorId: string;
}

export interface FieldNotesProps extends FieldNoteIds {
  help?: ReactNode;
  error?: ReactNode;
}

/**
 * What stands under a field: its error, then its help. The live region is there before the error is,
 * or screen readers would not hear of it.
 */
export function FieldNotes({ helpId, errorId, help, error }: FieldNotesProps) {
  return (
    <>
      <div aria-live="polite">
        {hasText(error) && (
          <p id={errorId} className={problem}>
            <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" className={problemIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hasText(help) && (
        <p id={helpId} className={note}>
          {help}
        </p>
      )}
    </>
  );
}

/** The ARIA attributes of a control with these notes under it. `alsoDescribedBy` comes last. */
export function describedBy(
  { helpId, errorId }: FieldNoteIds,
  { help, error }: Pick<FieldNotesProps, 'help' | 'error'>,
  alsoDescribedBy?: string,
) {
  const ids = [hasText(error) && errorId, hasText(help) && helpId, alsoDescribedBy].filter(Boolean);
  return {
    'aria-invalid': hasText(error) ? (true as const) : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

function hasText(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== false && content !== '';
}
