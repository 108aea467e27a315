import { use, type ComponentProps } from 'react';
import { Link, useLinkClickHandler, type LinkProps } from 'react-router-dom';
import { isEntryOfDialog } from './dialog-history.ts';
import { PrefetchContext } from './prefetch.ts';

interface RouterLinkProps extends ComponentProps<'a'> {
  /** How the router navigates to an address of this app. */
  navigation?: Pick<LinkProps, 'replace' | 'state'>;
}

/**
 * Renders the library's links: the router handles addresses of this app, the browser all others. The page
 * behind a link is fetched when the pointer or the focus reaches the link.
 */
export function RouterLink({
  href = '',
  navigation,
  children,
  onPointerEnter,
  onFocus,
  onClick,
  ...rest
}: RouterLinkProps) {
  const prefetch = use(PrefetchContext);
  const replacePage = useLinkClickHandler(href, { ...navigation, replace: true });
  // An address that begins with two slashes of either kind leads to another host.
  const isOurs = /^\/(?![/\\])/.test(href);
  if (!isOurs || rest.target === '_blank') {
    return <a {...{ ...rest, href, onPointerEnter, onFocus, onClick }}>{children}</a>;
  }
  return (
    <Link
      {...rest}
      {...navigation}
      to={href}
      onClick={(event) => {
        onClick?.(event);
        // The router leaves a prevented click alone.
        if (!event.defaultPrevented && isEntryOfDialog()) replacePage(event);
      }}
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
