import { forYouMessages, type DeckAccess } from '@perigee/domain';
import { Heart, MessageCircleHeart, X } from 'lucide-react';
import { lazy, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import * as css from './ForYouDeck.css.ts';
import { useTooltipThere } from './use-tooltip-there.ts';

const loadTooltip = () => import('../../../components/Tooltip/Tooltip.tsx');
/** A few words for mice, with a library behind them: they may come after the deck. */
const Tooltip = lazy(async () => ({ default: (await loadTooltip()).Tooltip }));

const REQUEST = 'Like with a comment';

export interface DeckActionsProps {
  access: DeckAccess;
  downloadHref: string;
  onPass: () => void;
  onLike: () => void;
  /** The button of the like request. It is drawn anew when its tooltip has come. */
  requestRef: RefObject<HTMLButtonElement | null>;
  /** Opens the like request, with tokens and a comment. */
  onRequest: () => void;
}

/** Pass, like, and like with a comment; or why not here. Source: member §2 (For-you deck), C-32. */
export function DeckActions({
  access,
  downloadHref,
  onPass,
  onLike,
  requestRef,
  onRequest,
}: DeckActionsProps) {
  const isTooltipThere = useTooltipThere(requestRef, loadTooltip);
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
  const request = (
    <IconButton
      ref={requestRef}
      className={css.request}
      icon={MessageCircleHeart}
      label={REQUEST}
      onClick={onRequest}
    />
  );
  return (
    <div className={css.actions}>
      {/* As the arrow keys and the swipes lie, whichever way the text runs. */}
      <div className={css.buttons} dir="ltr">
        <Button variant="outline" size="large" onClick={onPass}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
          Pass
        </Button>
        {isTooltipThere ? (
          <Tooltip text={REQUEST} repeatsName>
            {request}
          </Tooltip>
        ) : (
          request
        )}
        <Button size="large" onClick={onLike}>
          <Heart size={20} strokeWidth={1.5} aria-hidden="true" />
          Like
        </Button>
      </div>
      <p className={css.keys}>Arrow keys work too: left to pass, right to like.</p>
    </div>
  );
}
