import { useSubmitApplication, useUpdateCurrentUser, type UserUpdate } from '@perigee/api';
import { isReadyToApply } from '@perigee/domain/waitlist';

/**
 * Saves answers of the profile. With the one that completes it the application is submitted, which brings the user into
 * the database. Source: member §2 (JOIN DATABASE), §7, decision P-43.
 */
export function useSaveProfile() {
  const { mutateAsync: update } = useUpdateCurrentUser();
  const { mutateAsync: submit } = useSubmitApplication();
  return async (changes: UserUpdate): Promise<void> => {
    const user = await update({ data: changes });
    if (isReadyToApply(user)) await submit({ data: { lastUpdateSource: 'webapp' } });
  };
}
