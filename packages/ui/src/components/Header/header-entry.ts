import type { MenuEntry } from '../Menu/Menu.tsx';

/** A link in the header itself. */
export interface HeaderLink {
  label: string;
  href: string;
  /** The number of pending items on that page. */
  badge?: string;
  /** The badge in words, for screen readers: '3 unread messages'. */
  badgeLabel?: string;
  /** It is the current page. */
  current?: boolean;
}

/** An entry of the account menu: a link or an action. */
export type HeaderEntry = MenuEntry;

/** The signed-in user, as far as the header shows it. */
export interface HeaderAccount {
  name: string;
  /** A placeholder is shown without one. */
  imageUrl: string | null;
}
