import { clsx } from 'clsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { inner, logo, mark, outer, point } from './Logo.css.ts';

export interface LogoProps extends Omit<LinkProps, 'href' | 'children'> {
  /** The address of the landing page. */
  href?: string;
}

/** The logo and the name, as a link to the landing page. Source: member §2. */
export function Logo({ href = '/', className, ...rest }: LogoProps) {
  return (
    <Link {...rest} className={clsx(logo, className)} href={href}>
      <svg className={mark} viewBox="0 0 32 32" aria-hidden="true">
        <ellipse className={outer} cx="16" cy="16" rx="14" ry="6.6" transform="rotate(-28 16 16)" />
        <ellipse className={inner} cx="16" cy="16" rx="9" ry="4.2" transform="rotate(38 16 16)" />
        <circle className={point} cx="26.6" cy="8.4" r="2.5" />
      </svg>
      Perigee
    </Link>
  );
}
