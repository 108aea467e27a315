import { buttonClass, type ButtonLook } from '../Button/button-look.ts';
import { Link, type LinkProps } from './Link.tsx';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link with the look of a Button. Use Button to start an action. */
export function ButtonLink({
  variant,
  size,
  capitals,
  block,
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, capitals, block }, className)} />;
}
