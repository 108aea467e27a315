import { useEffect, useEffectEvent, useRef } from 'react';
import type { SignInView } from './sign-in-state.ts';

/** Reports every view except the initial one, which the user did not navigate to. */
export function useViewChange(view: SignInView, onViewChange?: (view: SignInView) => void) {
  const shown = useRef(view);
  const tell = useEffectEvent((next: SignInView) => onViewChange?.(next));
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    tell(view);
  }, [view]);
}
