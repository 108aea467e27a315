import { clsx } from 'clsx';
import { standalone as standaloneClass, textLink } from './TextLink.css.ts';
import { Link, type LinkProps } from './Link.tsx';

export interface TextLinkProps extends LinkProps {
  /** Stands on a line of its own, and so gets the height of a touch target. */
  standalone?: boolean;
}

/** An underlined link, within a sentence or beside a button. */
export function TextLink({ standalone = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={clsx(textLink, standalone && standaloneClass, className)} />;
}
