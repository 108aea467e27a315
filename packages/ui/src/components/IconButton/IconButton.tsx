import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { busyProps } from '../../busy-props.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its action in words, for screen readers: an icon has no text. */
  label: string;
  icon: LucideIcon;
  /**
   * `quiet` has no outline, for the corner of a dialog or a toast; `overPicture` has a scrim, and is dark in both
   * themes.
   */
  variant?: 'outline' | 'overPicture' | 'quiet';
  /**
   * The icon points along the line of text, such as back and next: it is mirrored if text runs from right to
   * left.
   */
  directional?: boolean;
  /** An action is pending: the button keeps its name and focus, and does nothing when pressed. */
  busy?: boolean;
}

/** An action with a well-known icon. Use Button if there is space for text. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'outline',
  directional = false,
  busy = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...busyProps(busy, rest)}
      type={type}
      aria-label={label}
      data-theme={variant === 'overPicture' ? 'night' : undefined}
      className={clsx(styles.iconButton, styles.variant[variant], className)}
    >
      <Icon
        size={20}
        strokeWidth={1.5}
        aria-hidden="true"
        className={directional ? styles.directional : undefined}
      />
    </button>
  );
}
