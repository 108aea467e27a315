import {
  useDeleteAdminUser,
  useGiveFreeMonths,
  usePauseSubscription,
  usePreventRenewal,
  useResumeSubscription,
  useUpdateAdminUser,
  type AdminUser,
} from '@perigee/api';
import { UserFacingError } from '@perigee/domain';
import { isFreeSubscriptionAdded } from '@perigee/domain/admin';
import { membershipMessages } from '@perigee/domain/membership';
import type { AdminUserPageProps } from '@perigee/ui/admin';

type CallNames = Exclude<
  Extract<keyof AdminUserPageProps, `on${string}`>,
  'onOpenDialog' | 'onDeleted'
>;

/**
 * The calls of the user page. They name the user by id: the username in the address may have become that of another
 * user since the page was loaded. Source: admin §7.
 *
 * @param user the user, once loaded: without one, the page offers no call
 */
export function useMemberCalls(user: AdminUser | undefined): Pick<AdminUserPageProps, CallNames> {
  const { mutateAsync: update } = useUpdateAdminUser();
  const { mutateAsync: pause } = usePauseSubscription();
  const { mutateAsync: resume } = useResumeSubscription();
  const { mutateAsync: give } = useGiveFreeMonths();
  const { mutateAsync: prevent } = usePreventRenewal();
  const { mutateAsync: remove } = useDeleteAdminUser();
  const userId = user?.id ?? 0;
  const id = String(userId);

  return {
    onUpdateHNum: async (hNum) => void (await update({ id, data: { hNum } })),
    onChangeAccountType: async () => void (await update({ id, data: { ignore: false } })),
    onDecidePhoto: async (decision) => void (await update({ id, data: { images: [decision] } })),
    onPause: async () => void (await pause({ id })),
    onResume: async () => void (await resume({ id })),
    onAddFreeMonths: async (duration, reason) => {
      const reply = await give({ data: { userIds: [userId], duration, reason } });
      if (!isFreeSubscriptionAdded(reply)) {
        throw new UserFacingError(membershipMessages.freeMonthsNotAdded);
      }
    },
    onPreventRenewal: async () => void (await prevent({ data: { userId } })),
    onDelete: async () => remove({ id }),
  };
}
