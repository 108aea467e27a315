import type { CompatibilityScore, LikeDecision, LikeResult, PublicProfile } from '@perigee/api';
import { errorText, limits } from '@perigee/domain';
import type { DeckAccess } from '@perigee/domain/for-you';
import { likeMessages } from '@perigee/domain/likes';
import { useRef, useState, type ReactNode } from 'react';
import { lazyDialog } from '../../../components/Dialog/lazy-dialog.tsx';
import { DeckOverlay } from '../../../components/DeckOverlay/DeckOverlay.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import type { Loadable } from '../../../loadable.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { MatchedNotice, type MatchViewer } from '../../likes/MatchedNotice/MatchedNotice.tsx';
import { DeckActions } from './DeckActions.tsx';
import { DeckDetails, DeckPhotos } from './DeckCard.tsx';
import * as css from './ForYouDeck.css.ts';
import { NoProfile } from './NoProfile.tsx';
import { useDeck } from './use-deck.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useComparison } from './use-comparison.ts';
import { useLikeRequest } from './use-like-request.ts';
import { usePreload } from './use-preload.ts';
import { useSwipe } from './use-swipe.ts';

const LikeRequestDialog = lazyDialog(
  async () =>
    (await import('../../likes/LikeRequestDialog/LikeRequestDialog.tsx')).LikeRequestDialog,
);

export interface ForYouDeckProps {
  /** The remaining profiles, the best first. */
  profiles: Loadable<readonly PublicProfile[]>;
  /** More profiles are loading: the end is not reached yet. */
  isFetchingMore?: boolean;
  access: DeckAccess;
  /** The overlay is shorter for admins. Source: member §2. */
  isAdmin?: boolean;
  viewer: MatchViewer;
  /** The viewer's tokens. */
  tokens: number;
  now: Date;
  /** Buttons beside the title: preferences. */
  tools?: ReactNode;
  /** LikesNav. */
  tabs: ReactNode;
  profileHref: (profile: PublicProfile) => string;
  /** The address of the iOS app, for users who can like and pass only there. */
  downloadHref: string;
  matchesHref: string;
  onDecide: (profile: PublicProfile, decision: LikeDecision) => Promise<LikeResult>;
  /** The compatibility of a user with the viewer. */
  onCompare: (profileId: number) => Promise<CompatibilityScore>;
  /** Opens the preferences. */
  onWiden: () => void;
  /** Brings the skipped profiles back, and returns whether there were any. */
  onReview: () => Promise<boolean>;
}

/** A new match, and how the two users compared. */
interface Match {
  profile: PublicProfile;
  compared: CompatibilityScore['attributes'] | undefined;
}

const NO_PROFILES: readonly PublicProfile[] = [];

/** One profile at a time, to like or to pass. Source: member §2 (For-you deck). */
export function ForYouDeck({
  profiles,
  isFetchingMore = false,
  access,
  isAdmin = false,
  viewer,
  tokens,
  now,
  tools,
  tabs,
  profileHref,
  downloadHref,
  matchesHref,
  onDecide,
  onCompare,
  onWiden,
  onReview,
}: ForYouDeckProps) {
  const root = useRef<HTMLElement>(null);
  const requestButton = useRef<HTMLButtonElement>(null);
  const toasts = useToast();
  const [match, setMatch] = useState<Match | null>(null);
  const decideOn = async (profile: PublicProfile, decision: LikeDecision) => {
    const { matched: isMatch } = await onDecide(profile, decision);
    const compared = profile.id === shown?.id ? comparison?.attributes : undefined;
    if (isMatch) setMatch({ profile, compared });
  };
  const deck = useDeck({
    profiles,
    isFetchingMore,
    onDecide: decideOn,
    onFailed: (error) => toasts.error(errorText(error, likeMessages.failed)),
  });
  const { shown, isLeaving, title, end } = deck;
  const request = useLikeRequest(profiles.status === 'ready' ? profiles.data : NO_PROFILES);
  // Mounted before it is opened too, so that its code is loaded by then.
  const requested = request.asked ?? shown;
  const comparison = useComparison(shown?.id, onCompare);
  const pass = () => deck.decide({ liked: false });
  const like = () => deck.decide({ liked: true });
  const isOpen = access === 'open' && shown !== undefined;
  const decideTo = (side: 'left' | 'right') => {
    if (isOpen) (side === 'right' ? like : pass)();
  };
  useDeckKeys(root, decideTo);
  usePreload(deck.next);
  const swipe = useSwipe(isOpen && !isLeaving ? decideTo : undefined);

  return (
    <section
      className={css.page}
      ref={root}
      aria-labelledby="for-you-title"
      data-begun={deck.hasBegun || undefined}
    >
      <PageHead
        size="2xl"
        spaceBefore={6}
        title="For you"
        headingRef={title}
        headingId="for-you-title"
        actions={tools}
        tabs={tabs}
      />
      <NoProfile
        profiles={profiles}
        deck={deck}
        hasSeenPeople={deck.hasShown}
        onWiden={onWiden}
        onReview={onReview}
      />
      {shown !== undefined && (
        <article className={css.card} aria-label={shown.name} {...swipe}>
          <div className={css.photos} key={`photos ${shown.id}`} inert={isLeaving}>
            <DeckPhotos profile={shown} now={now} />
            {isLeaving && (
              <DeckOverlay
                duration={limits.deckOverlayMs[isAdmin ? 'admin' : 'others']}
                onDone={deck.advance}
              />
            )}
          </div>
          <div className={css.beside}>
            <div className={css.details} key={shown.id} inert={isLeaving}>
              <DeckDetails
                profile={shown}
                now={now}
                href={profileHref(shown)}
                viewer={viewer}
                comparison={comparison}
              />
            </div>
            <DeckActions
              access={access}
              downloadHref={downloadHref}
              onPass={pass}
              onLike={like}
              requestRef={requestButton}
              onRequest={() => {
                if (!isLeaving) request.open(shown);
              }}
            />
          </div>
        </article>
      )}
      {/* Announced when a profile appears: the focus stays on the pressed button. */}
      <output className={visuallyHidden}>{isLeaving ? '' : shown?.name}</output>
      {requested !== undefined && (
        <LikeRequestDialog
          open={request.isOpen}
          onOpenChange={request.setIsOpen}
          finalFocus={shown === undefined ? end : requestButton}
          profile={requested}
          profileHref={profileHref(requested)}
          tokens={tokens}
          onSend={async (extras) => {
            await request.send(requested, () => decideOn(requested, { liked: true, ...extras }));
            deck.settle(requested);
          }}
        />
      )}
      <MatchedNotice
        viewer={viewer}
        profile={match?.profile ?? null}
        compared={match?.compared}
        matchesHref={matchesHref}
        finalFocus={shown === undefined ? end : undefined}
        onClose={() => setMatch(null)}
      />
    </section>
  );
}
