import { errorText } from '@perigee/domain';
import { useEffect, useRef, useState } from 'react';

/** Where a request is on its way. Source: member §4 (verification request state). */
type RequestState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'done' };

export interface RequestHandle {
  state: RequestState;
  /** Of a failure, else undefined. */
  error: string | undefined;
  busy: boolean;
  /**
   * Runs `action` unless one is under way, and then `onDone` with what it gave. What comes back
   * after the component has gone is dropped: it must not pull anybody forward again.
   */
  run: <T>(
    action: () => Promise<T>,
    then?: { onDone?: (value: T) => void; onError?: () => void },
  ) => Promise<void>;
  /** Forgets an error, as when the text that it is about is edited. */
  clear: () => void;
  /** Forgets how the last one ended, so that what asks can be used again. */
  reset: () => void;
}

/**
 * One request at a time: double presses send once, and failures have a text to show at a field or in
 * place of what was requested. See `useToastedRequest` for all others.
 *
 * @param fallback what a failure says that has no words of its own; 'Please try again' unless given
 */
export function useRequest(fallback?: string): RequestHandle {
  const [state, setState] = useState<RequestState>({ status: 'idle' });
  const isRunning = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    state,
    error: state.status === 'error' ? state.message : undefined,
    busy: state.status === 'loading',
    clear: () => setState((current) => (current.status === 'error' ? { status: 'idle' } : current)),
    reset: () => setState({ status: 'idle' }),
    run: async (action, { onDone, onError } = {}) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ status: 'loading' });
      try {
        const value = await action();
        if (!isMounted.current) return;
        setState({ status: 'done' });
        onDone?.(value);
      } catch (error) {
        if (!isMounted.current) return;
        setState({ status: 'error', message: errorText(error, fallback) });
        onError?.();
      } finally {
        isRunning.current = false;
      }
    },
  };
}
