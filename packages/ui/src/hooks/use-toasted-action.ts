import { errorText } from '@perigee/domain';
import { useToast } from '../components/Toast/toast-context.ts';
import { useAsyncAction, type RequestHandle } from './use-async-action.ts';

/**
 * A request whose failure is a toast, as server errors are where section 8 names no other place. Use
 * `useAsyncAction` for failures that belong below a field. A failure is also shown after the unmount, and its
 * toast closes when the request is sent again. Source: member §8.
 *
 * @param fallback the message of a failure without its own message; 'Please try again' by default
 */
export function useToastedAction(fallback?: string): Omit<RequestHandle, 'error' | 'clear'> {
  const toasts = useToast();
  const { state, busy, reset, run } = useAsyncAction();
  return {
    state,
    busy,
    reset,
    run: (action, then) => {
      if (state.status === 'error') toasts.close();
      return run(async () => {
        try {
          return await action();
        } catch (error) {
          toasts.error(errorText(error, fallback));
          throw error;
        }
      }, then);
    },
  };
}
