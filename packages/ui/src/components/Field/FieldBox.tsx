import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { box, busyMark, endSlot, startMark } from './FieldBox.css.ts';

interface FieldBoxProps {
  /** A letter or an icon before the text. Nobody hears it, and it cannot be pressed. */
  start?: ReactNode;
  /** A mark or a button after the text. */
  end?: ReactNode;
  /** `ltr` for what is read from the left in every script: digits, amounts, usernames. */
  dir?: 'ltr';
  children: ReactNode;
}

/** What stands within the outline of a control. The control makes room for it: see the styles. */
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

/** Something is being looked up. */
export function BusyMark() {
  return <LoaderCircle className={busyMark} size={20} strokeWidth={1.5} aria-hidden="true" />;
}
