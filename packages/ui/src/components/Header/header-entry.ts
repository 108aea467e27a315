import type { MenuEntry } from '../Menu/Menu.tsx';

/** A place to go to, in the header itself. */
export interface HeaderLink {
  label: string;
  href: string;
  /** A count of what waits there. */
  badge?: string;
  /** It is the page that is shown. */
  current?: boolean;
}

/** An entry behind the picture: a place to go to, or something to do. */
export type HeaderEntry = MenuEntry;

/** Who is signed in, as far as the header shows it. */
export interface HeaderAccount {
  name: string;
  /** A placeholder stands there without one. */
  imageUrl: string | null;
}
