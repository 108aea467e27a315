import type { PublicProfile } from '@perigee/api';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import type { Loadable } from '../../../loadable.ts';
import { ForYouEndState, type ForYouEndStateProps } from '../ForYouEndState/ForYouEndState.tsx';
import { DeckSkeleton } from './DeckSkeleton.tsx';
import type { Deck } from './use-deck.ts';

interface NoProfileProps extends Omit<ForYouEndStateProps, 'headingRef'> {
  profiles: Loadable<readonly PublicProfile[]>;
  deck: Pick<Deck, 'shown' | 'isLoading' | 'end' | 'forget'>;
}

/** What replaces the profile of a deck that has none: a skeleton, a failure, or the end. */
export function NoProfile({ profiles, deck, onReview, ...rest }: NoProfileProps) {
  return (
    <Loaded
      value={profiles}
      skeleton={<DeckSkeleton />}
      renderError={(failure) => <ErrorState {...failure} headingRef={deck.end} />}
    >
      {() =>
        deck.shown === undefined &&
        (deck.isLoading ? (
          <DeckSkeleton />
        ) : (
          <ForYouEndState
            {...rest}
            headingRef={deck.end}
            onReview={async () => {
              try {
                return await onReview();
              } finally {
                // Also if it failed: the profiles may be back, and come with the next response.
                deck.forget();
              }
            }}
          />
        ))
      }
    </Loaded>
  );
}
