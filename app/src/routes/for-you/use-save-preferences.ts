import {
  getListDeckProfilesQueryKey,
  useSession,
  useUpdateCurrentUser,
  type UserUpdate,
} from '@perigee/api';
import { useQueryClient } from '@tanstack/react-query';

/** Saves whom the deck shows, and fetches it anew. */
export function useSavePreferences() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateCurrentUser();
  return async (data: UserUpdate): Promise<void> => {
    session.updateUser(await update({ data }));
    void queryClient.invalidateQueries({ queryKey: getListDeckProfilesQueryKey() });
  };
}
