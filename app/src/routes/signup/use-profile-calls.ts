import { checkUsername, uploadImage, useSession, useUpdateCurrentUser } from '@perigee/api';
import type { ProfileStepsFlowProps } from '@perigee/ui/signup';
import { dataUrlOf } from '../../services/data-url.ts';
import { useServices } from '../../services/services-context.ts';
import { forgetDraft } from '../../services/kept-draft.ts';

type ProfileCalls = Pick<
  ProfileStepsFlowProps,
  'onCheckUsername' | 'onLookUpPlace' | 'onUploadPhoto' | 'onSave'
>;

/** Connects the profile forms to their calls, and to the session, which holds the user. */
export function useProfileCalls(): ProfileCalls {
  const session = useSession();
  const { places } = useServices();
  const { mutateAsync } = useUpdateCurrentUser();
  return {
    onCheckUsername: async (username, signal) => {
      const { exists } = await checkUsername(username, { signal });
      return !exists;
    },
    onLookUpPlace: places.search,
    onUploadPhoto: async (file) => {
      const { media } = await uploadImage({ image: await dataUrlOf(file) });
      return media;
    },
    onSave: async (changes) => {
      await session.changeUser(() => mutateAsync({ data: changes }));
      forgetDraft();
    },
  };
}
