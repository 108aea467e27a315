import { useMutation } from '@tanstack/react-query';

/** Options of a call that is one of several: the table of changes applies to all of them, not to each. */
export const ONE_OF_SEVERAL = { mutationKey: ['oneOfSeveral'] } as const;

/**
 * Runs several calls as one change: what they make stale is refetched once, after the last of them.
 *
 * @param name the call that the table of changes has
 */
export function useAsOneChange(name: 'cancelSignup' | 'updateWaitlistEntry') {
  const { mutateAsync } = useMutation({
    mutationKey: [name],
    mutationFn: async (send: () => Promise<unknown>) => send(),
  });
  return async <Result>(send: () => Promise<Result>) => (await mutateAsync(send)) as Result;
}
