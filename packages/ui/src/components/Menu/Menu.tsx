import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Fragment, type ComponentProps, type ReactElement } from 'react';
import { item, popup, positioner } from '../../theme/popup.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { dangerItem, separator } from './Menu.css.ts';

interface MenuEntryBase {
  label: string;
  /** A count of what waits there. */
  badge?: string;
  /** `danger` for what cannot be taken back, and for leaving. */
  tone?: 'neutral' | 'danger';
  /** Stands apart from the entries above. */
  startsGroup?: boolean;
}

/** An entry goes somewhere or does something. */
export type MenuEntry = MenuEntryBase &
  ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that opens it. It says what the menu is about. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Which edge of the button the menu hangs from. */
  align?: 'start' | 'end';
  /** It was asked for before it was there. */
  defaultOpen?: boolean;
}

/**
 * Entries that unfold from a button. Arrow keys walk, letters jump, Escape closes. Ref and other
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
