import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { confirmation, icon } from './Confirmation.css.ts';

/** That something was sent, under the button that was pressed. Goes into an `output`. */
export function Confirmation({ children }: { children: ReactNode }) {
  return (
    <span className={confirmation}>
      <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" className={icon} />
      <span>{children}</span>
    </span>
  );
}
