import type { ReactNode } from 'react';
import { HeroOrbits } from '../../../components/Orbit/HeroOrbits.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ClosingStrip } from './ClosingStrip.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import {
  copy,
  definition,
  definitionTerm,
  hero,
  heroGrid,
  firstPicture,
  heroOrbits,
  pictures,
  secondPicture,
  sky,
  title,
} from './LandingPage.css.ts';
import againstGreenSmall from './pictures/p40-380.webp';
import againstGreen from './pictures/p40.webp';
import inWarmLightSmall from './pictures/p44-380.webp';
import inWarmLight from './pictures/p44.webp';

export interface LandingPageProps {
  /** Opens the sign-in. */
  onSignIn: () => void;
  /** Signed-in users see no sign-in button. */
  signedIn?: boolean;
  /** The upcoming events, which load later than the page. In a DiscoverPlace. */
  discover?: ReactNode;
}

/** Two columns: below the text on phones, in the right half on wide windows. */
const SIZES = '(min-width: 1024px) 320px, 46vw';

/** The first page of a visitor: the product, its steps, and the sign-in. Source: member §2. */
export function LandingPage({ onSignIn, signedIn = false, discover }: LandingPageProps) {
  return (
    <>
      <section className={hero}>
        <div className={sky}>
          <HeroOrbits className={heroOrbits} />
        </div>
        <div className={heroGrid}>
          <div className={copy}>
            <h1 className={title}>Where two orbits come closest</h1>
            <Text size="lg" measure="sm" spaceBefore={6} spaceAfter={8}>
              Perigee is an invite-only house for people who would rather meet at a table than in a
              feed.
            </Text>
            <Inline gap={5} rowGap={3}>
              {!signedIn && (
                <Button size="large" onClick={onSignIn}>
                  Get Started
                </Button>
              )}
              {discover === undefined ? (
                <TextLink standalone href="#how">
                  How it works
                </TextLink>
              ) : (
                <TextLink standalone href="#evenings">
                  See upcoming evenings
                </TextLink>
              )}
            </Inline>
          </div>
          <div className={pictures}>
            <img
              className={firstPicture}
              src={inWarmLight}
              srcSet={`${inWarmLightSmall} 380w, ${inWarmLight} 570w`}
              sizes={SIZES}
              alt="Portrait of a woman in warm light"
              width={570}
              height={750}
            />
            <img
              className={secondPicture}
              src={againstGreen}
              srcSet={`${againstGreenSmall} 380w, ${againstGreen} 570w`}
              sizes={SIZES}
              alt="Portrait of a man against a green wall"
              width={570}
              height={750}
            />
          </div>
        </div>
        <div className={definition}>
          <Text size="sm" tone="muted">
            <dfn className={definitionTerm}>
              <Text as="span" size="md" tone="strong" display>
                Perigee
              </Text>
            </dfn>{' '}
            <em>noun.</em> The point at which two bodies pass nearest to each other.
          </Text>
        </div>
      </section>
      <HowItWorks />
      {discover}
      <ClosingStrip onSignIn={signedIn ? undefined : onSignIn} />
    </>
  );
}
