import { eventMessages } from '@perigee/domain/events';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { avatar, mark } from '../../../components/Avatar/Avatar.css.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';

export interface HostLockProps {
  /** Width and height in pixels. */
  size: number;
}

/** Replaces a host's logo for visitors. Source: member §6. */
export function HostLock({ size }: HostLockProps) {
  return (
    <span className={clsx(avatar, mark)} style={{ width: size, height: size }}>
      <Lock size={Math.round(size * 0.4)} strokeWidth={1.5} aria-hidden="true" />
      <span className={visuallyHidden}>{eventMessages.card.hostHidden}</span>
    </span>
  );
}
