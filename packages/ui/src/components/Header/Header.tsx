import { HEADER_SOLID_AFTER_PX } from '@perigee/domain/shell';
import { clsx } from 'clsx';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import type { HeaderAccount, HeaderEntry, HeaderLink } from './header-entry.ts';
import { HeaderBadge } from './HeaderBadge.tsx';
import * as styles from './Header.css.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { useScrolledPast } from './scrolled-past.ts';

/** Loaded on demand: only members open it, so visitors do not load its library. */
const AccountMenu = lazyWithPreload(async () => (await import('./AccountMenu.tsx')).AccountMenu);

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /**
   * For pages that do not start with a picture: the header is above them, not over them, with a background of
   * its own. Its edge shows once the page is scrolled.
   */
  alwaysSolid?: boolean;
  /** Lower and wider, above pages with large tables. */
  compact?: boolean;
  /** Shown in the header on wide screens, and first in the menu on small ones. */
  links?: readonly HeaderLink[];
  /** Opens the sign-in for a visitor. Leave it out while the user is unknown. */
  onSignIn?: () => void;
  /** The sign-in is pending, which the button shows. */
  signingIn?: boolean;
  /** The signed-in user. */
  account?: HeaderAccount;
  /** Buttons before the account, on wide screens. */
  tools?: ReactNode;
  /** In the account menu on wide screens, and in the sheet on small ones; a visitor's in the sheet only. */
  entries?: readonly HeaderEntry[];
}

const NONE: readonly never[] = [];

/** The site's header: transparent over the top of the page, solid after scrolling. Source: member §2. */
export function Header({
  alwaysSolid = false,
  compact = false,
  links = NONE,
  onSignIn,
  signingIn = false,
  account,
  entries = NONE,
  tools,
  className,
  ...rest
}: HeaderProps) {
  const hasScrolled = useScrolledPast(HEADER_SOLID_AFTER_PX);
  const isMember = account !== undefined;
  const menuEntries = [...links, ...entries];
  return (
    <header
      {...rest}
      className={clsx(
        styles.headers[alwaysSolid ? 'above' : 'over'],
        hasScrolled && styles.scrolled,
        className,
      )}
    >
      <div
        className={clsx(styles.rows[compact ? 'compact' : 'normal'], isMember && styles.centred)}
      >
        <div>
          <Logo />
        </div>
        {links.length > 0 && (
          <nav className={clsx(styles.nav, !isMember && styles.besideSignIn)} aria-label="Main">
            {links.map((link) => (
              <NavLink key={link.label} {...link} />
            ))}
          </nav>
        )}
        <div className={styles.end}>
          {onSignIn !== undefined && (
            <Button variant="outline" size="small" busy={signingIn} onClick={onSignIn}>
              Sign in
            </Button>
          )}
          {account !== undefined && (
            <div className={styles.wideOnly}>
              {tools}
              <Suspense fallback={<span className={styles.accountButton} />}>
                <AccountMenu account={account} entries={entries} />
              </Suspense>
            </div>
          )}
          {menuEntries.length > 0 && (
            <HeaderMenu entries={menuEntries} account={account} onSignIn={onSignIn} />
          )}
        </div>
      </div>
    </header>
  );
}

function NavLink({ href, current, ...entry }: HeaderLink) {
  return (
    <Link
      className={styles.navLink}
      href={href}
      aria-current={current === true ? 'page' : undefined}
    >
      {entry.label}
      <HeaderBadge {...entry} />
    </Link>
  );
}
