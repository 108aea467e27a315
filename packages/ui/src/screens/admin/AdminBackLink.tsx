import { adminPortalMessages } from '@perigee/domain/admin';
import { useRef, type ReactNode } from 'react';
import { useShortcuts } from '../../components/KeyboardShortcuts/use-shortcuts.ts';
import { BackLink } from '../../components/Link/BackLink.tsx';

interface AdminBackLinkProps {
  href: string;
  /** The title of the page that it leads to. */
  children: ReactNode;
}

/** Above the title of a page: the page from which admins come, to which Escape leads as well. */
export function AdminBackLink({ href, children }: AdminBackLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useShortcuts(adminPortalMessages.title, [
    { keys: 'Escape', label: adminPortalMessages.back, onPress: () => link.current?.click() },
  ]);
  return (
    <BackLink ref={link} href={href} size="small">
      {children}
    </BackLink>
  );
}
