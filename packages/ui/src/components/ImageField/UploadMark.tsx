import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { spinner } from '../../theme/spinner.css.ts';
import { failedIcon, veils } from './UploadMark.css.ts';

interface UploadMarkProps {
  state: 'uploading' | 'failed';
  /** Text below the failure icon. */
  children?: ReactNode;
}

/** Covers a picture that is not stored. Visual only: the field states it in words. */
export function UploadMark({ state, children }: UploadMarkProps) {
  return (
    <span className={veils[state]} data-theme="night" aria-hidden="true">
      {state === 'uploading' ? (
        <span className={spinner} />
      ) : (
        <TriangleAlert className={failedIcon} size={24} strokeWidth={1.25} />
      )}
      {children}
    </span>
  );
}
