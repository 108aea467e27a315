import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { note, problem, problemIcon } from './Field.css.ts';
import { hasText } from './has-text.ts';

interface FieldNotesProps {
  helpId: string;
  errorId: string;
  help?: ReactNode;
  error?: ReactNode;
}

/**
 * The notes below a field: its error, then its help. The live region is in the document before the error, or
 * screen readers would not announce it. Memoized because notes change less often than the value.
 */
export const FieldNotes = memo(function FieldNotes({
  helpId,
  errorId,
  help,
  error,
}: FieldNotesProps) {
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
});
