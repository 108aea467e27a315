import { useUpdateCurrentUser, type User } from '@perigee/api';
import { preferencesOf } from '@perigee/domain/for-you';
import { NearbyDistanceDialog, PreferencesDialog } from '@perigee/ui/for-you';
import { useServices } from '../../services/services-context.ts';

export type DeckDialog = 'nearby' | 'preferences';

interface DeckDialogsProps {
  /** Null while a dialog fades out, and after. */
  open: DeckDialog | null;
  user: User;
  /** The deck's current search radius, in miles. */
  distance: number;
  /** Called with undefined to use the radius of the preferences. */
  onDistance: (miles: number | undefined) => void;
  onClose: () => void;
}

/** The dialogs that filter the deck: temporarily, and permanently. */
export default function DeckDialogs({
  open,
  user,
  distance,
  onDistance,
  onClose,
}: DeckDialogsProps) {
  const { places } = useServices();
  const { mutateAsync: updateUser } = useUpdateCurrentUser();
  return (
    <>
      <NearbyDistanceDialog
        open={open === 'nearby'}
        onOpenChange={onClose}
        distance={distance}
        onApply={onDistance}
      />
      <PreferencesDialog
        open={open === 'preferences'}
        onOpenChange={onClose}
        preferences={preferencesOf(user)}
        onLookUp={places.search}
        onSave={async (update) => {
          await updateUser({ data: update });
          onDistance(undefined);
        }}
      />
    </>
  );
}
