import { useEffect, useEffectEvent } from 'react';

/** Tells whenever there is something to save, or nothing any more, so that leaving can be asked about. */
export function useUnsaved(
  unsaved: boolean,
  onUnsavedChange: ((unsaved: boolean) => void) | undefined,
): void {
  const tell = useEffectEvent((next: boolean) => onUnsavedChange?.(next));
  useEffect(() => tell(unsaved), [unsaved]);
}
