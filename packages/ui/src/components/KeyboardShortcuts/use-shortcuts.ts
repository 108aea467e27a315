import { useContext, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Shortcut } from './shortcut.ts';
import { ShortcutsContext } from './shortcuts-context.ts';

/**
 * Keys for actions of the page. They do nothing in a field, below a dialog, and outside of a
 * `ShortcutsProvider`; those of single characters can be switched off.
 *
 * @param group the heading in the list of all shortcuts
 * @param within they act only while the focus is inside
 */
export function useShortcuts(
  group: string,
  shortcuts: readonly Shortcut[],
  { within }: { within?: RefObject<HTMLElement | null> } = {},
): void {
  const registry = useContext(ShortcutsContext)?.registry;
  const press = useEffectEvent((keys: string) =>
    shortcuts.find((shortcut) => shortcut.keys === keys)?.onPress(),
  );
  // The handlers change with every render, what is listed seldom does.
  const listed = JSON.stringify(shortcuts.map(({ keys, label }) => [keys, label]));
  // Before the paint: a key pressed at the first sight of the page counts.
  useLayoutEffect(() => {
    const entries = JSON.parse(listed) as [string, string][];
    return registry?.add({
      name: group,
      within,
      shortcuts: entries.map(([keys, label]) => ({ keys, label, onPress: () => press(keys) })),
    });
  }, [registry, group, listed, within]);
}
