import { ApiError } from '@perigee/api';
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

/** The request may have been handled, or is being handled, though its response is unknown. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError &&
  (error.status < 400 ||
    error.status >= 500 ||
    // The first request with this key is still pending.
    (error.status === 409 && error.retryAfterMs !== null));

/** The options of a request that carry its key. */
interface KeyedRequest {
  headers: { 'idempotency-key': string };
}

/**
 * Sends requests that must count once: one without a response is sent again under the same key. Source:
 * events §4, member §7.
 *
 * @returns a function that takes the id of what is asked for, the options of the mutation and its variables
 */
export function useSendOnce() {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new Map<number, string>());
  return async <Data, Variables>(
    id: number,
    optionsOf: (request: KeyedRequest) => UseMutationOptions<Data, ApiError, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const key = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, key);
    const options = optionsOf({ headers: { 'idempotency-key': key } });
    try {
      const data = await queryClient
        .getMutationCache()
        .build(queryClient, options)
        .execute(variables);
      keys.delete(id);
      return data;
    } catch (error) {
      if (!isUnanswered(error)) keys.delete(id);
      throw error;
    }
  };
}
