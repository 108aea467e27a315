import type { User } from '@perigee/api';
import { preferencesOf } from '@perigee/domain';
import { NearbyDistanceDialog, PreferencesDialog } from '@perigee/ui/for-you';
import { useServices } from '../../services/services-context.ts';
import { useSavePreferences } from './use-save-preferences.ts';

export type DeckDialog = 'nearby' | 'preferences';

interface DeckDialogsProps {
  /** Null while one fades out, and after. */
  open: DeckDialog | null;
  user: User;
  /** How far the deck looks for now, in miles. */
  distance: number;
  /** Undefined where the preferences say how far. */
  onDistance: (miles: number | undefined) => void;
  onClose: () => void;
}

/** What says whom the deck shows: for now, and from now on. */
export default function DeckDialogs({
  open,
  user,
  distance,
  onDistance,
  onClose,
}: DeckDialogsProps) {
  const { places } = useServices();
  const savePreferences = useSavePreferences();
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
          await savePreferences(update);
          onDistance(undefined);
        }}
      />
    </>
  );
}
