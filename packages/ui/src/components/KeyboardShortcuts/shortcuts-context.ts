import { createContext } from 'react';
import type { ShortcutRegistry } from './shortcut-registry.ts';

export interface Shortcuts {
  registry: ShortcutRegistry;
  /** Opens the list of all shortcuts. */
  openList: () => void;
}

/** Null outside of a `ShortcutsProvider`: there are no shortcuts then. */
export const ShortcutsContext = createContext<Shortcuts | null>(null);
