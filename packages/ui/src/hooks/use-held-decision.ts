import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addHeldDecisions } from './held-decisions.ts';

/**
 * A decision that is held back for a while, so that it can be undone before it is sent. A second decision
 * sends the first one at once; so does leaving or hiding the page, after which a phone may never show it again, and
 * logging out.
 *
 * @param send sends a decision, and resolves when it has been answered
 * @param delay in milliseconds
 */
export function useHeldDecision<Decision>(
  send: (decision: Decision) => Promise<void>,
  delay: number,
) {
  const [held, setHeld] = useState<Decision | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  /** The same as the state, also between two renders and during the unmount. */
  const latest = useRef<Decision | null>(null);

  function keep(decision: Decision | null) {
    latest.current = decision;
    setHeld(decision);
  }

  const sendLatest = useEffectEvent(() => {
    const decision = latest.current;
    if (decision === null) return undefined;
    keep(null);
    setIsPaused(false);
    return send(decision);
  });

  useEffect(() => {
    if (held === null || isPaused) return undefined;
    const timer = setTimeout(() => void sendLatest(), delay);
    return () => clearTimeout(timer);
  }, [held, isPaused, delay]);

  useEffect(() => {
    const sendNow = () => void sendLatest();
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') sendNow();
    };
    const remove = addHeldDecisions(() => sendLatest());
    addEventListener('pagehide', sendNow);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      remove();
      removeEventListener('pagehide', sendNow);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendNow();
    };
  }, []);

  return {
    held,
    hold: (decision: Decision) => {
      if (latest.current !== null) void send(latest.current);
      keep(decision);
    },
    undo: () => {
      keep(null);
      setIsPaused(false);
    },
    /** Stops the time while the pointer or the focus is on the undo button. */
    setPaused: setIsPaused,
  };
}
