import { portalMessages } from '@perigee/domain/host-portal';
import { hostPageMessages } from '@perigee/domain/hosts';
import { navigationLabels } from '@perigee/domain/shell';
import { Mail } from 'lucide-react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { step, steps } from './PartnersApplicationPage.css.ts';

export interface PartnersApplicationPageProps {
  /** The address to write to. Null while none is configured: Live Support replaces it. */
  writeHref: string | null;
  liveSupportHref: string;
  hostSignInHref: string;
}

const { title, text, write, steps: texts } = hostPageMessages.partners;

const STEPS = [
  texts.setUp,
  { ...texts.review, text: portalMessages.review },
  texts.guests,
  texts.payouts,
];

/** Says how hosting works, and leads to a person: no call takes an application. Decisions, section 5. */
export function PartnersApplicationPage({
  writeHref,
  liveSupportHref,
  hostSignInHref,
}: PartnersApplicationPageProps) {
  return (
    <Section as="div" column space="page">
      <Grid columns={{ base: 1, lg: 2 }} gap={{ base: 10, lg: 16 }}>
        <PageHead
          title={title}
          measure="sm"
          subtitle={text}
          callToAction={
            <>
              {writeHref === null ? (
                <ButtonLink href={liveSupportHref}>{navigationLabels['live-support']}</ButtonLink>
              ) : (
                <ButtonLink href={writeHref}>
                  <Icon icon={Mail} />
                  {write}
                </ButtonLink>
              )}
              <TextLink standalone href={hostSignInHref}>
                Host Sign In
              </TextLink>
            </>
          }
        />
        <ol className={steps}>
          {STEPS.map((one) => (
            <li key={one.title} className={step}>
              <Heading level={2}>{one.title}</Heading>
              <Text tone="muted" measure="lg" spaceBefore={1}>
                {one.text}
              </Text>
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}
