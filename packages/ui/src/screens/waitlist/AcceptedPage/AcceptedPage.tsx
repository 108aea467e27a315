import {
  canBecomeMember,
  membershipStandingTexts,
  type MembershipStanding,
} from '@perigee/domain/membership';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { RetryButton } from '../../../components/ErrorState/RetryButton.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { RankCard } from '../../../components/RankCard/RankCard.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { WaitlistToggle, type WaitlistToggleProps } from '../WaitlistToggle/WaitlistToggle.tsx';
import { Announcement } from './Announcement.tsx';
import { actions, card, entrance, extra, grid, page, text } from './AcceptedPage.css.ts';

export interface AcceptedPageProps {
  person: {
    firstName: string;
    imageUrl: string | null;
    city: string | null;
  };
  /** Counted from 1. Null for a user without one. */
  position: Loadable<number | null>;
  /** The state of the membership. Shown if the user needs to act on it. */
  membership: MembershipStanding;
  /** Opens the membership plans. Offered until a membership is valid; left out for hosts and admins. */
  onBecomeMember?: () => void;
  /** The page on which a paused membership is resumed. */
  liveSupportHref: string;
  /** The address of the iOS app. */
  downloadHref: string;
  /** For admins: the switch of their own waitlist. */
  waitlistSwitch?: WaitlistToggleProps;
  /** The heading, which takes the focus after a payment. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The page has just replaced the waitlist: it has an entrance animation, and is announced. */
  justAccepted?: boolean;
}

const HEADING = "YOU'RE ACCEPTED, Download the app to explore the Universe";

/** Home of an accepted user: their card, and the link to the app. Source: member §2. */
export function AcceptedPage({
  person,
  position,
  membership,
  onBecomeMember,
  liveSupportHref,
  downloadHref,
  waitlistSwitch,
  headingRef,
  justAccepted = false,
}: AcceptedPageProps) {
  const become = canBecomeMember(membership) ? onBecomeMember : undefined;
  const isPaused = membership === 'paused';
  return (
    <section className={page}>
      {justAccepted && <Announcement text={HEADING} />}
      <div className={grid}>
        <div className={clsx(card, justAccepted && entrance.card)}>
          <RankCard
            name={person.firstName}
            imageUrl={person.imageUrl}
            city={person.city}
            position={position.status === 'ready' ? position.data : null}
            arriving={justAccepted}
          />
          <Loaded
            value={position}
            skeleton={null}
            renderError={({ message, onRetry, retrying }) => (
              <Inline justify="between" gap={4} wrap={false} spaceBefore={5} role="alert">
                <Text size="sm" tone="muted">
                  {message}
                </Text>
                <RetryButton size="small" onRetry={onRetry} retrying={retrying} />
              </Inline>
            )}
          >
            {() => null}
          </Loaded>
        </div>
        <div className={clsx(text, justAccepted && entrance.text)}>
          <PageHead
            title={HEADING}
            size="3xl"
            spaceAfter={0}
            measure="sm"
            headingRef={headingRef}
            takesFocus={false}
            subtitle={
              <>
                Welcome to Perigee, {person.firstName}. This is your card.
                {(become !== undefined || isPaused) && ` ${membershipStandingTexts[membership]}`}
              </>
            }
          />
        </div>
        <Inline gap={5} rowGap={3} className={clsx(actions, justAccepted && entrance.text)}>
          <ButtonLink size="large" href={downloadHref}>
            Download App
          </ButtonLink>
          {become !== undefined && (
            <Button size="large" variant="precious" capitals onClick={become}>
              BECOME A MEMBER
            </Button>
          )}
          {isPaused && (
            <ButtonLink size="large" variant="outline" href={liveSupportHref}>
              Live Support
            </ButtonLink>
          )}
        </Inline>
        {waitlistSwitch !== undefined && (
          <Section as="div" narrow spaceBefore={4} className={extra}>
            <WaitlistToggle {...waitlistSwitch} />
          </Section>
        )}
      </div>
    </section>
  );
}
