import { forYouMessages, type DeckAccess } from '@perigee/domain/for-you';
import { Heart, MessageCircleHeart, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import * as css from './ForYouDeck.css.ts';

export interface DeckActionsProps {
  access: DeckAccess;
  downloadHref: string;
  onPass: () => void;
  onLike: () => void;
  /** The button of the like request. */
  requestRef: Ref<HTMLButtonElement>;
  /** Opens the like request, with tokens and a comment. */
  onRequest: () => void;
}

/**
 * Pass, like, and like with tokens; or the reason why they are unavailable here. Source: member §2 (For-you
 * deck), C-32.
 */
export function DeckActions({
  access,
  downloadHref,
  onPass,
  onLike,
  requestRef,
  onRequest,
}: DeckActionsProps) {
  if (access !== 'open') {
    return (
      <div className={css.closedActions}>
        <p className={css.note}>{forYouMessages[access]}</p>
        <ButtonLink href={downloadHref} block size="large">
          Download The App
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={css.actions}>
      {/* In the order of the arrow keys and the swipes, in both text directions. */}
      <div className={css.buttons} dir="ltr">
        <Button variant="outline" size="large" onClick={onPass}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
          Pass
        </Button>
        <Button
          ref={requestRef}
          className={css.request}
          variant="precious"
          size="large"
          aria-label="Like with tokens and a comment"
          onClick={onRequest}
        >
          <MessageCircleHeart size={20} strokeWidth={1.5} aria-hidden="true" />
          Tokens
        </Button>
        <Button size="large" onClick={onLike}>
          <Heart size={20} strokeWidth={1.5} aria-hidden="true" />
          Like
        </Button>
      </div>
      <p className={css.keys}>Arrow keys work too: left to pass, right to like.</p>
    </div>
  );
}
