import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Draws the library's links: addresses of ours go through the router, all others leave it alone. */
export function RouterLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  if (!isOurs) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}
