import { clsx } from 'clsx';
import { CircleCheck, Info, Sparkles, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { hasText } from '../Field/FieldNotes.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  banner,
  close,
  content,
  icon,
  title as titleClass,
  titleOverText,
  tones,
  words,
} from './Banner.css.ts';

const ICONS = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: TriangleAlert,
  precious: Sparkles,
} as const;

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it is about. `precious` is for membership and acceptance alone. */
  tone?: 'info' | 'positive' | 'caution' | 'negative' | 'precious';
  title?: string;
  /** The text. */
  children?: ReactNode;
  /** A small Button or a TextLink. */
  action?: ReactNode;
  /** Takes it away. Without it the notice stays for as long as it is true. */
  onDismiss?: () => void;
}

/** A notice that stands on the page, above what it is about, for as long as it is true. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  className,
  ...rest
}: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div
      // What went wrong interrupts; all else waits.
      role={tone === 'negative' ? 'alert' : 'status'}
      {...rest}
      className={clsx(banner, tones[tone], className)}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={icon} />
      <div className={content}>
        <div className={words}>
          {hasText(title) && (
            <p className={clsx(titleClass, hasText(children) && titleOverText)}>{title}</p>
          )}
          {hasText(children) && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          label="Dismiss"
          icon={X}
          variant="quiet"
          className={close}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
