import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Draws the library's links: addresses of ours go through the router, all others leave it alone. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  return isOurs ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}
