import { getGetCompatibilityQueryOptions, useResetSkippedProfiles, type User } from '@perigee/api';
import { deckAccess, preferencesOf } from '@perigee/domain/for-you';
import { DeckTools, ForYouDeck } from '@perigee/ui/for-you';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { matchesHref, outsideHrefs, profileHref } from '../hrefs.ts';
import { toDeck } from '../../loadable.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { DeckDialog } from './deck-dialogs.tsx';
import { useDeckQuery } from './use-deck-query.ts';
import { useNow } from '../../services/use-now.ts';

/** Loaded when the user opens the first dialog. */
const DeckDialogs = lazyDialog(() => import('./deck-dialogs.tsx'));

interface DeckRouteProps {
  user: User;
  tabs: ReactNode;
}

/** The deck of a member, with its filters. */
export function DeckRoute({ user, tabs }: DeckRouteProps) {
  const queryClient = useQueryClient();
  const now = useNow();
  const [open, setOpen] = useState<DeckDialog | null>();
  const { query, radius, setRadius, decide } = useDeckQuery();
  const { mutateAsync: reset } = useResetSkippedProfiles();
  const distance = radius ?? preferencesOf(user).offsetRadius;
  return (
    <>
      <ForYouDeck
        profiles={toDeck(query)}
        isFetchingMore={query.isFetching}
        access={deckAccess({ ...user, subscriptionStatus: user.subscription?.status })}
        isAdmin={user.admin}
        viewer={user}
        tokens={user.points}
        now={now}
        tabs={tabs}
        tools={
          <DeckTools
            distance={distance}
            onNearby={() => setOpen('nearby')}
            onPreferences={() => setOpen('preferences')}
          />
        }
        profileHref={profileHref}
        downloadHref={outsideHrefs.iosApp}
        matchesHref={matchesHref}
        onDecide={decide}
        onCompare={(id) => queryClient.fetchQuery(getGetCompatibilityQueryOptions(String(id)))}
        onWiden={() => setOpen('preferences')}
        onReview={async () => {
          await reset();
          const { data } = await query.refetch({ cancelRefetch: false, throwOnError: true });
          return data !== undefined && data.profiles.length > 0;
        }}
      />
      {open !== undefined && (
        <DeckDialogs
          open={open}
          user={user}
          distance={distance}
          onDistance={setRadius}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
