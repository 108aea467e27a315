import { lazyDialog } from '../Dialog/lazy-dialog.tsx';

export type { Command } from './command.ts';

/** A list of destinations and actions that is filtered by typing. Its code is loaded when it first opens. */
export const CommandPalette = lazyDialog(
  async () => (await import('./CommandPanel.tsx')).CommandPanel,
);
