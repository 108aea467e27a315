import { use, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

/**
 * Draws the library's links: addresses of ours go through the router, all others leave it alone. The
 * page behind a link is fetched when somebody comes near it.
 */
export function RouterLink({
  href = '',
  children,
  onPointerEnter,
  onFocus,
  ...rest
}: ComponentProps<'a'>) {
  const prefetch = use(PrefetchContext);
  // What begins with two slashes of either kind leads to another host.
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
