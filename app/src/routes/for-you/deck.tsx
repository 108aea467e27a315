import { getGetCompatibilityQueryOptions, useResetSkippedProfiles, type User } from '@perigee/api';
import { deckAccess, preferencesOf } from '@perigee/domain';
import {
  DeckTools,
  ForYouDeck,
  NearbyDistanceDialog,
  PreferencesDialog,
} from '@perigee/ui/for-you';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { config } from '../../config.ts';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { useServices } from '../../services/services-context.ts';
import { profileAddress } from '../likes/addresses.ts';
import { paths } from '../paths.ts';
import { useDeckQuery } from './use-deck-query.ts';
import { useSavePreferences } from './use-save-preferences.ts';

/** The deck of a member, with what says whom it shows. */
export function DeckRoute({ user }: { user: User }) {
  const { places } = useServices();
  const queryClient = useQueryClient();
  const [now] = useState(() => new Date());
  const [open, setOpen] = useState<'nearby' | 'preferences' | null>(null);
  const { query, radius, setRadius, decide } = useDeckQuery();
  const { mutateAsync: reset } = useResetSkippedProfiles();
  const savePreferences = useSavePreferences();
  const preferences = preferencesOf(user);
  const distance = radius ?? preferences.offsetRadius;
  const close = () => setOpen(null);
  const compare = useCallback(
    async (id: number) => {
      const { score } = await queryClient.fetchQuery(getGetCompatibilityQueryOptions(String(id)));
      return score;
    },
    [queryClient],
  );
  return (
    <>
      <ForYouDeck
        profiles={mapLoadable(toLoadable(query), ({ profiles }) => profiles)}
        isFetchingMore={query.isFetching}
        access={deckAccess({ ...user, subscriptionStatus: user.subscription?.status })}
        tokens={user.points}
        now={now}
        tools={
          <DeckTools
            distance={distance}
            onNearby={() => setOpen('nearby')}
            onPreferences={() => setOpen('preferences')}
          />
        }
        profileHref={profileAddress}
        downloadHref={config.iosApp.storeUrl}
        matchesHref={paths.matches}
        onDecide={decide}
        onCompare={compare}
        onWiden={() => setOpen('preferences')}
        onReview={() => reset()}
      />
      <NearbyDistanceDialog
        open={open === 'nearby'}
        onOpenChange={close}
        distance={distance}
        onApply={setRadius}
      />
      <PreferencesDialog
        open={open === 'preferences'}
        onOpenChange={close}
        preferences={preferences}
        onLookUp={places.search}
        onSave={async (update) => {
          await savePreferences(update);
          setRadius(undefined);
        }}
      />
    </>
  );
}
