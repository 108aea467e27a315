import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { backLink } from './BackLink.css.ts';

interface BackLinkProps {
  href: string;
  /** The title of the page that it leads to. */
  children: ReactNode;
}

/** Above the title of a page: the page from which admins come. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} className={backLink}>
      <Icon icon={ArrowLeft} directional />
      {children}
    </Link>
  );
}
