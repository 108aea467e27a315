import type { RefObject } from 'react';

/** The heading of the shortcuts of every page. */
export const EVERYWHERE = 'Everywhere';

/** An action with keys of its own. */
export interface Shortcut {
  /** As tinykeys writes them: 'g w' one after the other, '$mod+Enter' together, 'ArrowDown', 'Space', '?'. */
  keys: string;
  /** What the keys do, in the list of all shortcuts. */
  label: string;
  onPress: () => void;
}

/** The shortcuts of a page, or of a part of it. */
export interface ShortcutGroup {
  /** The heading in the list of all shortcuts. */
  name: string;
  shortcuts: readonly Shortcut[];
  /** They act only while the focus is inside. Without it, everywhere on the page. */
  within?: RefObject<HTMLElement | null>;
}

/** A key that may be pressed with Shift, as '?' is on most keyboards. */
const OPTIONAL_SHIFT = '[Shift]+';

/** The keys of a shortcut in the order of the presses, with the modifiers of each. */
export function keysOf(keys: string): string[] {
  return keys.split(' ').flatMap((press) => press.replace(OPTIONAL_SHIFT, '').split('+'));
}

/** Whether they are only characters, without a modifier: speech input and slips press these by accident. */
export function isCharacterKeys(keys: string): boolean {
  return keysOf(keys).every((key) => key.length === 1);
}
