import { clsx } from 'clsx';
import { memo } from 'react';
import { Link, type LinkProps } from './Link.tsx';
import { standalone as standaloneClass, textLink } from './TextLink.css.ts';

export interface TextLinkProps extends LinkProps {
  /** Stands on a line of its own, and so gets the height of a touch target. */
  standalone?: boolean;
}

/** An underlined link, within a sentence or beside a button. */
// Tables hold hundreds of them, whose props seldom change.
export const TextLink = memo(function TextLink({
  standalone = false,
  className,
  ...rest
}: TextLinkProps) {
  return <Link {...rest} className={clsx(textLink, standalone && standaloneClass, className)} />;
});
