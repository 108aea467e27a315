import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { busyProps } from '../../busy-props.ts';
import { standalone as standaloneClass } from '../Link/TextLink.css.ts';
import { textButton } from './TextButton.css.ts';

export interface TextButtonProps extends ComponentProps<'button'> {
  /** The button is not within a line of text, and has the height of a touch target. */
  standalone?: boolean;
  /** The action is pending: the focus stays, and a press does nothing. */
  busy?: boolean;
}

/** An action within a line of text, with the look of a TextLink. */
export function TextButton({
  standalone = false,
  busy = false,
  type = 'button',
  className,
  ...rest
}: TextButtonProps) {
  return (
    <button
      {...busyProps(busy, rest)}
      type={type}
      className={clsx(textButton, standalone && standaloneClass, className)}
    />
  );
}
