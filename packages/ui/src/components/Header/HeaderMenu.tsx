import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { useHistoryEntry } from '../Dialog/dialog-history.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { HeaderBadge } from './HeaderBadge.tsx';
import type { HeaderAccount, HeaderEntry, HeaderLink } from './header-entry.ts';
import {
  entry as entryClass,
  foot,
  list,
  person,
  personName,
  sheet,
  smallOnly,
  top,
} from './HeaderMenu.css.ts';

type AnyEntry = HeaderLink | HeaderEntry;

export interface HeaderMenuProps {
  entries: readonly AnyEntry[];
  account?: HeaderAccount;
  onSignIn?: () => void;
}

/**
 * The hamburger of small screens and its sheet. A native dialog: the browser traps the focus, closes it on
 * Escape and returns the focus, without any library on the landing page. Source: member §2.
 */
export function HeaderMenu({ entries, account, onSignIn }: HeaderMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  useClosedWhenWide(dialog, isOpen);

  const close = () => {
    dialog.current?.close();
    // Not in the event that follows: an action of the menu may open a dialog, which comes after it.
    setIsOpen(false);
  };
  useHistoryEntry(isOpen, close);
  return (
    <>
      <div className={smallOnly}>
        <IconButton
          label="Menu"
          icon={Menu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            dialog.current?.showModal();
            closeButton.current?.focus();
            setIsOpen(true);
          }}
        />
      </div>
      <dialog
        ref={dialog}
        id={id}
        className={sheet}
        aria-label="Menu"
        onClose={() => setIsOpen(false)}
      >
        <div className={top}>
          {account === undefined ? (
            <Logo onClick={close} />
          ) : (
            <span className={person}>
              <Avatar decorative name={account.name} src={account.imageUrl} />
              <span className={personName}>{account.name}</span>
            </span>
          )}
          <IconButton ref={closeButton} label="Close menu" icon={X} onClick={close} />
        </div>
        <ul className={list}>
          {entries.map((entry) => (
            <li key={entry.label}>
              <MenuEntry entry={entry} onChosen={close} />
            </li>
          ))}
        </ul>
        {onSignIn !== undefined && (
          <div className={foot}>
            <Button
              block
              onClick={() => {
                close();
                onSignIn();
              }}
            >
              Sign in
            </Button>
          </div>
        )}
      </dialog>
    </>
  );
}

function MenuEntry({ entry, onChosen }: { entry: AnyEntry; onChosen: () => void }) {
  const content = (
    <>
      {entry.label}
      <HeaderBadge {...entry} />
    </>
  );
  if (entry.href === undefined) {
    const choose = () => {
      onChosen();
      entry.onSelect();
    };
    return (
      <button type="button" className={entryClass} onClick={choose}>
        {content}
      </button>
    );
  }
  return (
    <Link
      className={entryClass}
      href={entry.href}
      aria-current={'current' in entry && entry.current === true ? 'page' : undefined}
      onClick={onChosen}
    >
      {content}
    </Link>
  );
}

/** Closes the sheet if a rotated phone becomes wide: the page would stay locked behind an invisible sheet. */
function useClosedWhenWide(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(`(min-width: ${breakpoints.md}px)`);
    const onChange = () => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [dialog, isOpen]);
}
