import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { keysOf } from './shortcut.ts';
import { key as keyClass, keys as keysClass } from './Keys.css.ts';

export interface KeysProps extends ComponentProps<'span'> {
  /** As a shortcut has them: 'g w', '$mod+Enter'. */
  keys: string;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

const nameOf = (key: string) => {
  if (key === '$mod') return isMac() ? '⌘' : 'Ctrl';
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
};

/** The keys of a shortcut. Inside a button, hide them from screen readers: they are not part of its name. */
export function Keys({ keys, className, ...rest }: KeysProps) {
  return (
    <span {...rest} className={clsx(keysClass, className)}>
      {keysOf(keys).map((part, index) => (
        // The same key may stand twice in a sequence, which never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <kbd key={index} className={keyClass}>
          {nameOf(part)}
        </kbd>
      ))}
    </span>
  );
}
