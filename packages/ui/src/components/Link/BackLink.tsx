import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { backLink } from './BackLink.css.ts';
import { Link, type LinkProps } from './Link.tsx';

export interface BackLinkProps extends LinkProps {
  /** `small` above dense pages: 36 px, and 44 on touch devices, in the colour of texts. */
  size?: keyof typeof backLink;
}

/** A quiet link above the title of a page, to the page that contains it. */
export function BackLink({ size = 'medium', className, children, ...rest }: BackLinkProps) {
  return (
    <Link {...rest} className={clsx(backLink[size], className)}>
      <Icon icon={ArrowLeft} directional />
      {children}
    </Link>
  );
}
