import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { textButton } from './TextButton.css.ts';

export interface TextButtonProps extends ComponentProps<'button'> {
  /** The action is under way: the focus stays, and nothing happens when pressed. */
  busy?: boolean;
}

/** An action within a line of text, which looks like a TextLink. */
export function TextButton({
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: TextButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(textButton, className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
