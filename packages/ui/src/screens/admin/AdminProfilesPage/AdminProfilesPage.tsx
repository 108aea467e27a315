import type { AdminDeckProfile } from '@perigee/api';
import { errorText, limits } from '@perigee/domain';
import { adminDeckMessages } from '@perigee/domain/admin';
import { pictureMessages } from '@perigee/domain/profile';
import { EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DeckOverlay } from '../../../components/DeckOverlay/DeckOverlay.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import {
  ProfileCarousel,
  type CarouselTurns,
} from '../../../components/ProfileCarousel/ProfileCarousel.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import type { Loadable } from '../../../loadable.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { NoProfile } from '../../for-you/ForYouDeck/NoProfile.tsx';
import { useDeck } from '../../for-you/ForYouDeck/use-deck.ts';
import { usePreload } from '../../for-you/ForYouDeck/use-preload.ts';
import { adminPage } from '../admin-page.css.ts';
import * as css from './AdminProfilesPage.css.ts';
import { ProfileDetails } from './ProfileDetails.tsx';

export interface AdminProfilesPageProps {
  /** The remaining profiles. */
  profiles: Loadable<readonly AdminDeckProfile[]>;
  /** More profiles are loading: the end is not reached yet. */
  isFetchingMore?: boolean;
  now: Date;
  /** The address of a member's page on the admin side. */
  userHref: (profile: AdminDeckProfile) => string;
  onHide: (profile: AdminDeckProfile) => Promise<void>;
  onUpdateHNum: (profile: AdminDeckProfile, hNum: number) => Promise<void>;
  /** Brings the skipped profiles back, and returns whether there were any. */
  onReview: () => Promise<boolean>;
}

const texts = adminDeckMessages;
const { carousel: photos } = pictureMessages;
const HIDE_KEYS = 'h';

/**
 * The deck of the members with one action, Hide, and with what only admins see. Source: admin §2 (Admin profiles),
 * member §6.
 */
export function AdminProfilesPage({
  profiles,
  isFetchingMore = false,
  now,
  userHref,
  onHide,
  onUpdateHNum,
  onReview,
}: AdminProfilesPageProps) {
  const hideButton = useRef<HTMLButtonElement>(null);
  const turns = useRef<CarouselTurns>(null);
  const toasts = useToast();
  const deck = useDeck({
    profiles,
    isFetchingMore,
    onDecide: async (profile) => {
      await onHide(profile);
      toasts.success(texts.hidden(profile.name), { short: true });
    },
    onFailed: (error) => toasts.error(errorText(error, texts.hideFailed)),
  });
  const { shown, isLeaving, title } = deck;
  const hide = () => deck.decide(undefined);
  useShortcuts(texts.title, [
    {
      keys: HIDE_KEYS,
      label: texts.hideAndGoOn,
      onPress: () => {
        // The focus may be in the photos, which are those of the next profile then.
        hideButton.current?.focus();
        hide();
      },
    },
    { keys: 'ArrowRight', label: photos.next, onPress: () => turns.current?.next() },
    { keys: 'ArrowLeft', label: photos.previous, onPress: () => turns.current?.previous() },
  ]);
  usePreload(deck.next);

  return (
    <section className={adminPage} data-begun={deck.hasBegun || undefined}>
      <PageHead size="2xl" title={texts.title} headingRef={title} />
      <NoProfile profiles={profiles} deck={deck} onReview={onReview} />
      {shown !== undefined && (
        <article className={css.card} aria-label={shown.name}>
          <div className={css.photos} key={`photos ${shown.id}`} inert={isLeaving}>
            <ProfileCarousel name={shown.name} photos={shown.images} turns={turns} />
            {isLeaving && (
              <DeckOverlay duration={limits.deckOverlayMs.admin} onDone={deck.advance} />
            )}
          </div>
          <div>
            <div className={css.details} key={shown.id} inert={isLeaving}>
              <ProfileDetails
                profile={shown}
                now={now}
                onUpdateHNum={async (hNum) => onUpdateHNum(shown, hNum)}
              />
            </div>
            <div className={css.actions}>
              <Button ref={hideButton} onClick={hide}>
                <Icon icon={EyeOff} />
                {texts.hide}
                <Keys keys={HIDE_KEYS} aria-hidden />
              </Button>
              <ButtonLink href={userHref(shown)} variant="outline">
                {texts.open}
              </ButtonLink>
            </div>
          </div>
        </article>
      )}
      {/* Announced when a profile appears: the focus stays on the pressed button. */}
      <output className={visuallyHidden}>{shown?.name}</output>
    </section>
  );
}
