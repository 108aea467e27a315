import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { confirmation, icon } from './Confirmation.css.ts';

/** The message that something was sent, below the pressed button. Goes into an `output`. */
export function Confirmation({ children }: { children: ReactNode }) {
  return (
    <span className={confirmation}>
      <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" className={icon} />
      <span>{children}</span>
    </span>
  );
}
