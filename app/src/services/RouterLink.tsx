import { use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

/**
 * Renders the library's links: the router handles addresses of this app, the browser all others. The page
 * behind a link is fetched when the pointer or the focus reaches the link.
 */
export function RouterLink({
  href = '',
  children,
  onPointerEnter,
  onFocus,
  ...rest
}: ComponentProps<'a'>) {
  const prefetch = use(PrefetchContext);
  // An address that begins with two slashes of either kind leads to another host.
  const isOurs = /^\/(?![/\\])/.test(href);
  if (!isOurs || rest.target === '_blank') {
    return (
      <a {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus}>
        {children}
      </a>
    );
  }
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
    >
      {children}
    </Link>
  );
}
