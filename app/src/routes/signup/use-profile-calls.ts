import { getCheckUsernameQueryOptions } from '@perigee/api';
import { useQueryClient } from '@tanstack/react-query';
import type { ProfileStepsFlowProps } from '@perigee/ui/signup';
import { useServices } from '../../services/services-context.ts';
import { useUploadPicture } from '../use-upload-picture.ts';
import { useSaveProfile } from './use-save-profile.ts';

type ProfileCalls = Pick<
  ProfileStepsFlowProps,
  'onCheckUsername' | 'onLookUpPlace' | 'onUploadPhoto' | 'onSave'
>;

/** Connects the profile forms to their calls, and to the session, which holds the user. */
export function useProfileCalls(): ProfileCalls {
  const queryClient = useQueryClient();
  const { places } = useServices();
  const onSave = useSaveProfile();
  const onUploadPhoto = useUploadPicture();
  return {
    onCheckUsername: async (username, signal) => {
      const { exists } = await queryClient.fetchQuery(
        getCheckUsernameQueryOptions(username, {
          query: { staleTime: 0, gcTime: 0, retry: false },
          request: { signal },
        }),
      );
      return !exists;
    },
    onLookUpPlace: places.search,
    onUploadPhoto,
    onSave,
  };
}
