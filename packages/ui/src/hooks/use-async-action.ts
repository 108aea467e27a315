import { errorText } from '@perigee/domain';
import { useEffect, useRef, useState } from 'react';

/** The state of a request. Source: member §4 (verification request state). */
type RequestState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'done' };

export interface RequestHandle {
  state: RequestState;
  /** The message of a failure, else undefined. */
  error: string | undefined;
  busy: boolean;
  /**
   * Runs `action` unless one is pending, and then `onDone` with its result. A result after the unmount is
   * dropped: it must not move the user forward again.
   */
  run: <T>(
    action: () => Promise<T>,
    then?: { onDone?: (value: T) => void; onError?: () => void },
  ) => Promise<void>;
  /** Clears an error, as when the user edits the text that it is about. */
  clear: () => void;
  /** Clears the last result, so that the request can be sent again. */
  reset: () => void;
}

/**
 * One request at a time: a double press sends once, and failures have a text to show at a field or in place
 * of the requested content. See `useToastedAction` for all others.
 *
 * @param fallback the message of a failure without its own message; 'Please try again' by default
 */
export function useAsyncAction(fallback?: string): RequestHandle {
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
