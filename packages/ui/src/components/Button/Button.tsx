import { memo, type ComponentProps } from 'react';
import { busyProps } from '../../busy-props.ts';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** An action is pending: the button keeps its width and focus, and does nothing when pressed. */
  busy?: boolean;
}

/** Starts an action. Use ButtonLink for navigation. */
// Memoized because tables contain hundreds of buttons, whose props seldom change.
export const Button = memo(function Button({
  variant,
  size,
  capitals,
  block,
  busy = false,
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...busyProps(busy, rest)}
      type={type}
      className={buttonClass({ variant, size, capitals, block }, className)}
    />
  );
});
