import { clsx } from 'clsx';
import { CircleCheck, Info, Sparkles, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { hasText } from '../Field/has-text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  banner,
  close,
  content,
  icon,
  text,
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
  /** The type of the notice. `precious` is for membership and acceptance only. */
  tone?: 'info' | 'positive' | 'caution' | 'negative' | 'precious';
  title?: string;
  /** The text. */
  children?: ReactNode;
  /** A small Button or a TextLink. */
  action?: ReactNode;
  /** Removes the notice. Without it the notice stays while it applies. */
  onDismiss?: () => void;
}

/** A notice on the page, above the content that it concerns, for as long as it applies. */
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
      // Errors interrupt the screen reader; all other notices wait.
      role={tone === 'negative' ? 'alert' : 'status'}
      {...rest}
      className={clsx(banner, tones[tone], className)}
    >
      <div className={content}>
        <div className={words}>
          <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={icon} />
          <div className={text}>
            {hasText(title) && (
              <p className={clsx(titleClass, hasText(children) && titleOverText)}>{title}</p>
            )}
            {hasText(children) && <div>{children}</div>}
          </div>
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
