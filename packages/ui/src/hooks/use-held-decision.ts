import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A decision that is held back for a while, so that it can be undone before it is sent. A second decision
 * sends the first one at once; so does leaving or hiding the page, after which a phone may never show it again.
 *
 * @param send sends a decision
 * @param delay in milliseconds
 */
export function useHeldDecision<Decision>(send: (decision: Decision) => void, delay: number) {
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
    if (decision === null) return;
    keep(null);
    setIsPaused(false);
    send(decision);
  });

  useEffect(() => {
    if (held === null || isPaused) return undefined;
    const timer = setTimeout(() => sendLatest(), delay);
    return () => clearTimeout(timer);
  }, [held, isPaused, delay]);

  useEffect(() => {
    const sendNow = () => sendLatest();
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') sendLatest();
    };
    addEventListener('pagehide', sendNow);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      removeEventListener('pagehide', sendNow);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendNow();
    };
  }, []);

  return {
    held,
    hold: (decision: Decision) => {
      if (latest.current !== null) send(latest.current);
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
