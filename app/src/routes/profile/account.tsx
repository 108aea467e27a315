import {
  useDeleteCurrentUser,
  useSession,
  useSessionState,
  useStartSocialLink,
  useUnlinkSocialAccount,
  useUpdateCurrentUser,
  type User,
} from '@perigee/api';
import { profileMessages } from '@perigee/domain/profile';
import { ready, type LocationValue } from '@perigee/ui';
import { AccountPage } from '@perigee/ui/profile';
import { useState } from 'react';
import { useLogOut } from '../../layouts/use-log-out.ts';
import { useServices } from '../../services/services-context.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { paths } from '../paths.ts';
import { UnsavedChangesGuard } from '../shell/unsaved-changes-guard.tsx';
import { openSocialLink } from './social-link-window.ts';

/** Loaded when the user opens it. */
const MagicLinkDialog = lazyDialog(() => import('../auth/magic-link-dialog.tsx'));

export function Component() {
  const session = useSession();
  const logOut = useLogOut();
  const { user } = useSessionState();
  const { mutateAsync: updateUser } = useUpdateCurrentUser();
  const { mutateAsync: deleteUser } = useDeleteCurrentUser();
  const { mutateAsync: startLink } = useStartSocialLink();
  const { mutateAsync: unlink } = useUnlinkSocialAccount();
  const { analytics, toasts, places, otherPages } = useServices();
  const [unsaved, setUnsaved] = useState(false);
  const [isOnOtherDevice, setIsOnOtherDevice] = useState(false);
  if (user === null) return null;
  const { name, username, email, socialAccounts = [], Host } = user;
  return (
    <>
      <AccountPage
        account={ready({
          name,
          username,
          email,
          location: locationOf(user),
          accounts: socialAccounts,
          isHost: Host !== undefined,
        })}
        liveSupportHref={paths.liveSupport}
        onLookUpPlaces={places.search}
        onUnsavedChange={setUnsaved}
        onSave={async (place) => {
          await updateUser({ data: place });
          analytics.track({ name: 'User Updated Settings' });
        }}
        onLinkAccount={(platform) =>
          openSocialLink(platform, () => startLink({ platform }), otherPages)
        }
        onUnlinkAccount={({ id }) => unlink({ id })}
        onOpenMagicLink={() => setIsOnOtherDevice(true)}
        onLogOut={logOut}
        onDeleteAccount={async () => {
          await deleteUser();
          setUnsaved(false);
          session.logOut();
          toasts.success(profileMessages.accountDeleted);
        }}
      />
      <UnsavedChangesGuard unsaved={unsaved} />
      {isOnOtherDevice && <MagicLinkDialog onClosed={() => setIsOnOtherDevice(false)} />}
    </>
  );
}

/** The initial value of the location field. Only a place with coordinates counts as chosen. */
function locationOf({ location, geoLat, geoLng, userAddress }: User): LocationValue {
  const text = location ?? '';
  const isWhole = typeof geoLat === 'number' && typeof geoLng === 'number' && userAddress;
  return { text, place: isWhole ? { location: text, geoLat, geoLng, userAddress } : null };
}
