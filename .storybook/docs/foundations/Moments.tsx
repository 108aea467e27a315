import {
  acceptedDater,
  deckViewer,
  manyInCommon,
  mateoProfile,
  noorProfile,
  reservedEvent,
} from '@perigee/api/fixtures';
import { limits } from '@perigee/domain';
import { inCommon } from '@perigee/domain/for-you';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { DeckOverlay } from '../../../packages/ui/src/components/DeckOverlay/DeckOverlay.tsx';
import { fills, popup, sizes } from '../../../packages/ui/src/components/Dialog/Dialog.css.ts';
import { ProfileCarousel } from '../../../packages/ui/src/components/ProfileCarousel/ProfileCarousel.tsx';
import { RankCard } from '../../../packages/ui/src/components/RankCard/RankCard.tsx';
import { useMedia } from '../../../packages/ui/src/hooks/use-media.ts';
import { photos } from '../../../packages/ui/src/screens/for-you/ForYouDeck/ForYouDeck.css.ts';
import { MatchMoment } from '../../../packages/ui/src/screens/likes/MatchedNotice/MatchMoment.tsx';
import { TicketReserved } from '../../../packages/ui/src/screens/tickets/TicketReservedDialog/TicketReserved.tsx';
import { entrance } from '../../../packages/ui/src/screens/waitlist/AcceptedPage/AcceptedPage.css.ts';
import { reducedMotion } from '../../../packages/ui/src/theme/breakpoints.ts';
import { card, moment, name as nameClass, stage, still, words } from './Moments.css.ts';

interface MomentProps {
  name: string;
  /** What moves, and for how long. */
  text: string;
  /** The moment as it runs; `plays` counts the times that it was played again. */
  children: (plays: number) => ReactNode;
}

/** The look of a small dialog. */
const dialog = `${popup} ${sizes.sm} ${fills.false}`;

function Moment({ name, text, children }: MomentProps) {
  const [plays, setPlays] = useState(0);
  return (
    <section className={moment} aria-label={name}>
      <div>
        <p className={nameClass}>{name}</p>
        <p className={words}>{text}</p>
        <Button
          variant="outline"
          size="small"
          aria-label={`Replay: ${name}`}
          onClick={() => setPlays(plays + 1)}
        >
          Replay
        </Button>
      </div>
      {/* A picture of the moment: its controls lead nowhere here. */}
      <div className={stage} data-theme="night" inert>
        {children(plays)}
      </div>
    </section>
  );
}

const DECK = [noorProfile, mateoProfile];

/** The profile leaves under the overlay of the deck, and the next one arrives. */
function Liked({ plays }: { plays: number }) {
  const [advanced, setAdvanced] = useState(plays);
  const shown = DECK[advanced % DECK.length] ?? noorProfile;
  return (
    <div className={card} data-begun>
      <div className={photos} key={advanced}>
        <ProfileCarousel name={shown.name} photos={shown.images} swipes={false} />
        {advanced !== plays && (
          <DeckOverlay duration={limits.deckOverlayMs.others} onDone={() => setAdvanced(plays)} />
        )}
      </div>
    </div>
  );
}

const doNothing = () => undefined;

/** The moments of a member, played by the components of their screens. */
export function Moments() {
  const isStill = useMedia(reducedMotion);
  return (
    <>
      {isStill && (
        <p className={still}>
          Your system prefers reduced motion: each moment is shown in its final state.
        </p>
      )}
      <Moment
        name="Like"
        text="The orbit covers the card for 400 ms, as documented, and then the next profile rises in 320."
      >
        {(plays) => <Liked plays={plays} />}
      </Moment>
      <Moment
        name="Match"
        text="Two orbits meet in 450 ms. In the next 450 the point of each travels to the crossing, and the words follow."
      >
        {(plays) => (
          <div key={plays} className={dialog}>
            <MatchMoment
              viewer={deckViewer}
              profile={noorProfile}
              shared={inCommon(deckViewer, noorProfile, manyInCommon.attributes)}
            />
          </div>
        )}
      </Moment>
      <Moment
        name="Acceptance"
        text="The card rises for 900 ms, twice the longest step, and its point travels to the member's place."
      >
        {(plays) => (
          <div key={plays} className={`${card} ${entrance.card}`}>
            <RankCard
              name={acceptedDater.firstName}
              imageUrl={acceptedDater.profileImage}
              city={acceptedDater.userAddress?.locality}
              position={142}
              arriving
            />
          </div>
        )}
      </Moment>
      <Moment
        name="A reserved ticket"
        text="The dialog rises in 320 ms from where it was asked for."
      >
        {(plays) => (
          <div key={plays} className={dialog}>
            <TicketReserved event={reservedEvent} setUpHref="/profile" onClose={doNothing} />
          </div>
        )}
      </Moment>
    </>
  );
}
