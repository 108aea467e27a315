import { useSession, useUpdateCurrentUser, type UserUpdate } from '@perigee/api';

/** Saves whom the deck shows, which is fetched anew. */
export function useSavePreferences() {
  const session = useSession();
  const { mutateAsync: update } = useUpdateCurrentUser();
  return (data: UserUpdate): Promise<void> => session.changeUser(() => update({ data }));
}
