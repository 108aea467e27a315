import { chatLimits } from '@perigee/domain/chat';
import { useCallback, useEffect, useRef } from 'react';
import { useStable } from '../../../hooks/use-stable.ts';

/** Reports that the user types, and, once, that they stopped: after a pause, on request and on unmount. */
export function useTyping(onTyping: (isTyping: boolean) => void) {
  const report = useStable(onTyping);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    if (pause.current === undefined) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    report(false);
  }, [report]);
  const type = useCallback(() => {
    if (pause.current === undefined) report(true);
    clearTimeout(pause.current);
    pause.current = setTimeout(stop, chatLimits.typingPauseMs);
  }, [report, stop]);
  useEffect(() => stop, [stop]);
  return { type, stop };
}
