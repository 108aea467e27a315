import { clsx } from 'clsx';
import { memo } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Link, type LinkProps } from './Link.tsx';
import { standalone as standaloneClass, textLink } from './TextLink.css.ts';

export interface TextLinkProps extends LinkProps {
  /** The link is on its own line, and has the height of a touch target. */
  standalone?: boolean;
  /** Opens a new tab, for links that would leave unfinished input. Screen readers announce it. */
  newTab?: boolean;
}

/** An underlined link, within a sentence or beside a button. */
// Memoized because tables contain hundreds of links, whose props seldom change.
export const TextLink = memo(function TextLink({
  standalone = false,
  newTab = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  return (
    <Link
      {...rest}
      {...(newTab && { target: '_blank', rel: rest.rel ?? 'noopener' })}
      className={clsx(textLink, standalone && standaloneClass, className)}
    >
      {children}
      {newTab && <span className={visuallyHidden}>(opens in a new tab)</span>}
    </Link>
  );
});
