import { buttonClass, type ButtonLook } from '../Button/button-look.ts';
import { Link, type LinkProps } from './Link.tsx';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** Goes somewhere, and looks like a Button. For starting an action, use Button. */
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
