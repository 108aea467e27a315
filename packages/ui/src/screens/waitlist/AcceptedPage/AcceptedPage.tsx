import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { RankCard } from '../../../components/RankCard/RankCard.tsx';
import type { Loadable } from '../../../loadable.ts';
import { Announcement } from './Announcement.tsx';
import {
  cardPlace,
  failure,
  failureText,
  grid,
  heading,
  lede,
  page,
  words,
} from './AcceptedPage.css.ts';

export interface AcceptedPageProps {
  person: {
    firstName: string;
    imageUrl: string | null;
    city: string | null;
  };
  /** Counted from 1. Null for somebody who has none. */
  position: Loadable<number | null>;
  /** Where the iOS app is. */
  downloadHref: string;
  /** It has just taken the place of the waitlist: it makes an entrance, and is announced. */
  justAccepted?: boolean;
}

const HEADING = "YOU'RE ACCEPTED, Download the app to explore the Universe";

/** Home of somebody who has been accepted: their card, and the way to the app. Source: member §2. */
export function AcceptedPage({
  person,
  position,
  downloadHref,
  justAccepted = false,
}: AcceptedPageProps) {
  return (
    <section className={page}>
      {justAccepted && <Announcement text={HEADING} />}
      <div className={grid}>
        <div className={cardPlace({ entrance: justAccepted })}>
          <RankCard
            name={person.firstName}
            imageUrl={person.imageUrl}
            city={person.city}
            position={position.status === 'ready' ? position.data : null}
            arriving={justAccepted}
          />
          {position.status === 'error' && (
            <div className={failure} role="alert">
              <p className={failureText}>{position.message}</p>
              <Button variant="outline" size="small" onClick={position.onRetry}>
                Try again
              </Button>
            </div>
          )}
        </div>
        <div className={words({ entrance: justAccepted })}>
          <h1 className={heading}>{HEADING}</h1>
          <p className={lede}>Welcome to Perigee, {person.firstName}. This is your card.</p>
          <ButtonLink size="large" href={downloadHref}>
            Download App
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
