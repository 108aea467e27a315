import { useSession, useUpdateCurrentUser, type UserUpdate } from '@perigee/api';

/** Saves the preferences of the deck, and refetches it. */
export function useSavePreferences() {
  const session = useSession();
  const { mutateAsync: update } = useUpdateCurrentUser();
  return (data: UserUpdate): Promise<void> => session.changeUser(() => update({ data }));
}
