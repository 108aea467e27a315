import { accountEntries } from '@perigee/domain';
import { Header } from '@perigee/ui';
import { config } from '../../config.ts';
import { paths } from '../paths.ts';

const landingLinks = [{ label: 'How it works', href: `${paths.home}#how` }];

const visitorEntries = accountEntries({
  user: null,
  waitlistMode: config.waitlistMode,
  invitation: undefined,
  hasUpcomingTickets: false,
}).map(({ label }) => ({ label, href: paths.liveSupport }));

interface VisitorHeaderProps {
  /** It stands over the picture that the landing page begins with, and leads within that page. */
  onLanding: boolean;
  /** It stands over the picture of a page that leads in. */
  onWayIn: boolean;
  /** Left out where somebody is about to come in, or while it is not known who is there. */
  onSignIn: (() => void) | undefined;
  signingIn: boolean;
}

/** The header of visitors, and of whoever is not known yet. Source: member §2. */
export function VisitorHeader({ onLanding, onWayIn, onSignIn, signingIn }: VisitorHeaderProps) {
  return (
    <Header
      alwaysSolid={!onWayIn && !onLanding}
      links={onLanding ? landingLinks : []}
      onSignIn={onSignIn}
      signingIn={signingIn}
      entries={visitorEntries}
    />
  );
}
