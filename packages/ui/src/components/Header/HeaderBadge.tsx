import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { HeaderLink } from './header-entry.ts';

/** The number of pending items on a page, after its name: 'Matches, 3 unread messages' for screen readers. */
export function HeaderBadge({ badge, badgeLabel }: Pick<HeaderLink, 'badge' | 'badgeLabel'>) {
  if (badge === undefined) return null;
  if (badgeLabel === undefined) return <Badge tone="accent">{badge}</Badge>;
  return (
    <>
      <span className={visuallyHidden}>, {badgeLabel}</span>
      <Badge tone="accent" aria-hidden>
        {badge}
      </Badge>
    </>
  );
}
