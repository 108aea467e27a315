import { useUpdateWaitlistEntry, type User } from '@perigee/api';
import type { WaitlistPageProps } from '@perigee/ui/waitlist';

/** The admins' switch of their own waitlist; undefined for all others. Source: admin §4, C-03. */
export function useWaitlistSwitch(user: User): WaitlistPageProps['waitlistSwitch'] {
  const { mutateAsync: update } = useUpdateWaitlistEntry();
  if (!user.admin) return undefined;
  return {
    on: user.waitlist,
    onChange: async (waitlist) =>
      void (await update({ user: String(user.id), data: { waitlist } })),
  };
}
