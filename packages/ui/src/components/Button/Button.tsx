import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { button, label, spinner } from './Button.css.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `solid` for the one main action of a view; `precious` for membership and acceptance. */
  variant?: 'solid' | 'outline' | 'quiet' | 'precious' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Opens the letters up, for labels that are written in capitals. */
  capitals?: boolean;
  /** As wide as what it stands in. */
  block?: boolean;
  /** An action is under way: the button keeps its width and focus, and does nothing when pressed. */
  busy?: boolean;
}

/** Starts an action. For going somewhere, use ButtonLink. */
export function Button({
  variant,
  size,
  capitals,
  block,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = button({ variant, size, capitals, block });
  return (
    <button
      {...rest}
      type={type}
      className={clsx(classes, className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={label}>{children}</span>
      {busy && <span className={spinner} aria-hidden="true" />}
    </button>
  );
}
