import { getGetCurrentUserQueryKey, useUpdateWaitlistEntry, type User } from '@perigee/api';
import type { WaitlistPageProps } from '@perigee/ui/waitlist';
import { useQueryClient } from '@tanstack/react-query';

/** The admins' switch of their own waitlist; undefined for all others. Source: admin §4, C-03. */
export function useWaitlistSwitch(user: User): WaitlistPageProps['waitlistSwitch'] {
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateWaitlistEntry();
  if (!user.admin) return undefined;
  return {
    on: user.waitlist,
    onChange: async (waitlist) => {
      await update({ user: String(user.id), data: { waitlist } });
      // The switch shows what the user has now.
      const own = { queryKey: getGetCurrentUserQueryKey() };
      await queryClient.refetchQueries(own, { cancelRefetch: false });
    },
  };
}
