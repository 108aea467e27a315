import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { box, busyMark, endSlot, startMark } from './FieldBox.css.ts';

interface FieldBoxProps {
  /** A letter or an icon before the text. It is hidden from screen readers and not interactive. */
  start?: ReactNode;
  /** A mark or a button after the text. */
  end?: ReactNode;
  /** `ltr` for text that runs from left to right in every script: digits, amounts, usernames. */
  dir?: 'ltr';
  children: ReactNode;
}

/** The marks inside the outline of a control. The control leaves space for them: see the styles. */
export function FieldBox({ start, end, dir, children }: FieldBoxProps) {
  return (
    <div className={box} dir={dir}>
      {start !== undefined && (
        <span className={startMark} aria-hidden="true">
          {start}
        </span>
      )}
      {children}
      {end !== undefined && <span className={endSlot}>{end}</span>}
    </div>
  );
}

/** A lookup is pending. */
export function BusyMark() {
  return <LoaderCircle className={busyMark} size={20} strokeWidth={1.5} aria-hidden="true" />;
}
