import { Keyboard } from 'lucide-react';
import { useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { lazyDialog } from '../Dialog/lazy-dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EVERYWHERE } from './shortcut.ts';
import { ShortcutRegistry } from './shortcut-registry.ts';
import { ShortcutsContext } from './shortcuts-context.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutsDialog = lazyDialog(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

const LIST_LABEL = 'Keyboard shortcuts';

export interface ShortcutsProviderProps {
  /** Whether shortcuts of single characters act. */
  characterKeys: boolean;
  /** The user switches them on or off, in the list of all shortcuts. */
  onCharacterKeysChange: (areOn: boolean) => void;
  children: ReactNode;
}

/** Handles the shortcuts of the pages inside, and lists them when `?` is pressed. */
export function ShortcutsProvider({
  characterKeys,
  onCharacterKeysChange,
  children,
}: ShortcutsProviderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [shortcuts] = useState(() => ({
    registry: new ShortcutRegistry(),
    openList: () => setIsOpen(true),
  }));
  const { registry } = shortcuts;
  useLayoutEffect(() => registry.allowCharacterKeys(characterKeys), [registry, characterKeys]);
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => registry.handle(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [registry]);
  return (
    <ShortcutsContext value={shortcuts}>
      <ListShortcut />
      {children}
      <ShortcutsDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        groups={registry.groups}
        characterKeys={characterKeys}
        onCharacterKeysChange={onCharacterKeysChange}
      />
    </ShortcutsContext>
  );
}

function ListShortcut() {
  const openList = useContext(ShortcutsContext)?.openList;
  useShortcuts(EVERYWHERE, [{ keys: '[Shift]+?', label: 'All keys', onPress: () => openList?.() }]);
  return null;
}

/** Opens the list of all shortcuts, for users who do not know the key for it. */
export function ShortcutsButton() {
  const openList = useContext(ShortcutsContext)?.openList;
  return <IconButton variant="quiet" icon={Keyboard} label={LIST_LABEL} onClick={openList} />;
}
