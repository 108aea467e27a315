import { accountEntries } from '@perigee/domain/shell';
import { Header } from '@perigee/ui';
import { config } from '../config.ts';
import { paths } from '../routes/paths.ts';

const landingLinks = [{ label: 'How it works', href: `${paths.home}#how` }];

const visitorEntries = accountEntries({
  user: null,
  waitlistMode: config.waitlistMode,
  invitation: undefined,
  hasUpcomingTickets: false,
}).map(({ label }) => ({ label, href: paths.liveSupport }));

interface VisitorHeaderProps {
  /** The header lies over the picture of the landing page, and links within that page. */
  onLanding: boolean;
  /** The header lies over the picture of a sign-in page. */
  onSignInRoute: boolean;
  /** Undefined on sign-in pages, and while the session is being checked. */
  onSignIn: (() => void) | undefined;
  signingIn: boolean;
}

/** The header of visitors, also while the session is being checked. Source: member §2. */
export function VisitorHeader({
  onLanding,
  onSignInRoute,
  onSignIn,
  signingIn,
}: VisitorHeaderProps) {
  return (
    <Header
      alwaysSolid={!onSignInRoute && !onLanding}
      links={onLanding ? landingLinks : []}
      onSignIn={onSignIn}
      signingIn={signingIn}
      entries={visitorEntries}
    />
  );
}
