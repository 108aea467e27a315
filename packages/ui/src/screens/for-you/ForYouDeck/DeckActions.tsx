import { forYouMessages, type DeckAccess } from '@perigee/domain/for-you';
import { Heart, MessageCircleHeart, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';
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
        <Text tone="strong" measure="md">
          {forYouMessages[access]}
        </Text>
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
          <Icon icon={X} size="md" />
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
          <Icon icon={MessageCircleHeart} size="md" />
          Tokens
        </Button>
        <Button size="large" onClick={onLike}>
          <Icon icon={Heart} size="md" />
          Like
        </Button>
      </div>
      <p className={css.keys}>Arrow keys work too: left to pass, right to like.</p>
    </div>
  );
}
