import { useEffect, useEffectEvent } from 'react';

/** Reports whether there are unsaved changes, so that the app can ask before the user leaves. */
export function useUnsaved(
  unsaved: boolean,
  onUnsavedChange: ((unsaved: boolean) => void) | undefined,
): void {
  const tell = useEffectEvent((next: boolean) => onUnsavedChange?.(next));
  useEffect(() => tell(unsaved), [unsaved]);
}
