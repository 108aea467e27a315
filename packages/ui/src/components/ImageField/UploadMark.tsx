import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { spinner } from '../../theme/spinner.css.ts';
import { failedIcon, veil } from './UploadMark.css.ts';

interface UploadMarkProps {
  state: 'uploading' | 'failed';
  /** Words under the sign of a failure. */
  children?: ReactNode;
}

/** Lies over a picture that is not stored. For the eye alone: the field says it in words. */
export function UploadMark({ state, children }: UploadMarkProps) {
  return (
    <span className={veil({ state })} data-theme="night" aria-hidden="true">
      {state === 'uploading' ? (
        <span className={spinner} />
      ) : (
        <TriangleAlert className={failedIcon} size={24} strokeWidth={1.25} />
      )}
      {children}
    </span>
  );
}
