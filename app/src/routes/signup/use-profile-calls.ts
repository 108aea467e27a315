import { getCheckUsernameQueryOptions, useUploadImage } from '@perigee/api';
import { useQueryClient } from '@tanstack/react-query';
import type { ProfileStepsFlowProps } from '@perigee/ui/signup';
import { dataUrlOf } from '../../services/data-url.ts';
import { useServices } from '../../services/services-context.ts';
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
  const { mutateAsync: uploadImage } = useUploadImage();
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
    onUploadPhoto: async (file) => {
      const { media } = await uploadImage({ data: { image: await dataUrlOf(file) } });
      return media;
    },
    onSave,
  };
}
