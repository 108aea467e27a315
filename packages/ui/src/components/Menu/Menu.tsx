import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Fragment, type ComponentProps, type ReactElement } from 'react';
import { item, popup, positioner } from '../../theme/popup.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { dangerItem, separator } from './Menu.css.ts';

interface MenuEntryBase {
  label: string;
  /** The number of pending items on that page. */
  badge?: string;
  /** `danger` for irreversible actions, and for leaving. */
  tone?: 'neutral' | 'danger';
  /** A separator is above this entry. */
  startsGroup?: boolean;
}

/** An entry is a link or an action. */
export type MenuEntry = MenuEntryBase &
  ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens it. Its label names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
  /** The menu was opened before its code had loaded. */
  defaultOpen?: boolean;
}

/**
 * A menu that opens from a button. Arrow keys move, letters jump to an entry, Escape closes. Ref and other
 * props are those of the list of entries.
 */
export function Menu({
  trigger,
  entries,
  align = 'end',
  defaultOpen,
  className,
  ...rest
}: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={positioner} align={align} sideOffset={8}>
          <BaseMenu.Popup {...rest} className={clsx(popup, className)}>
            {entries.map((entry) => (
              <Fragment key={entry.label}>
                {entry.startsGroup && <BaseMenu.Separator className={separator} />}
                <Entry {...entry} />
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entry({ label, badge, tone = 'neutral', href, onSelect }: MenuEntry) {
  const content = (
    <>
      <span>{label}</span>
      {badge !== undefined && <Badge tone="accent">{badge}</Badge>}
    </>
  );
  const className = tone === 'danger' ? dangerItem : item;
  if (href === undefined) {
    return (
      <BaseMenu.Item className={className} label={label} onClick={onSelect}>
        {content}
      </BaseMenu.Item>
    );
  }
  return (
    <BaseMenu.LinkItem
      className={className}
      label={label}
      closeOnClick
      render={<Link href={href}>{content}</Link>}
    />
  );
}
