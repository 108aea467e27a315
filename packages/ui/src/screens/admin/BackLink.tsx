import { adminPortalMessages } from '@perigee/domain/admin';
import { ArrowLeft } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useShortcuts } from '../../components/KeyboardShortcuts/use-shortcuts.ts';
import { Link } from '../../components/Link/Link.tsx';
import { backLink } from './BackLink.css.ts';

interface BackLinkProps {
  href: string;
  /** The title of the page that it leads to. */
  children: ReactNode;
}

/** Above the title of a page: the page from which admins come, to which Escape leads as well. */
export function BackLink({ href, children }: BackLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useShortcuts(adminPortalMessages.title, [
    { keys: 'Escape', label: adminPortalMessages.back, onPress: () => link.current?.click() },
  ]);
  return (
    <Link ref={link} href={href} className={backLink}>
      <Icon icon={ArrowLeft} directional />
      {children}
    </Link>
  );
}
