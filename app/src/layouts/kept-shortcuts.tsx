import { ShortcutsProvider } from '@perigee/ui';
import { useState, type ReactNode } from 'react';
import { keepCharacterKeys, keptCharacterKeys } from '../services/character-keys.ts';

/** The shortcuts of a layout. Whether those of single characters act is kept in this browser. */
export function KeptShortcuts({ children }: { children: ReactNode }) {
  const [characterKeys, setCharacterKeys] = useState(keptCharacterKeys);
  return (
    <ShortcutsProvider
      characterKeys={characterKeys}
      onCharacterKeysChange={(areOn) => {
        setCharacterKeys(areOn);
        keepCharacterKeys(areOn);
      }}
    >
      {children}
    </ShortcutsProvider>
  );
}
