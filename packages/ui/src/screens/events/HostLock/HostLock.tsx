import { eventMessages } from '@perigee/domain';
import { Lock } from 'lucide-react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { lock } from './HostLock.css.ts';

export interface HostLockProps {
  /** Width and height in pixels. */
  size: number;
}

/** What visitors see in the place of a host's logo. Source: member §6. */
export function HostLock({ size }: HostLockProps) {
  return (
    <span className={lock} style={{ width: size, height: size }}>
      <Lock size={Math.round(size * 0.4)} strokeWidth={1.5} aria-hidden="true" />
      <span className={visuallyHidden}>{eventMessages.card.hostHidden}</span>
    </span>
  );
}
