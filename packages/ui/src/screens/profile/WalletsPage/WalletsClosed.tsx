import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

export interface WalletsClosedProps {
  homeHref: string;
}

/** Replaces the wallets in waitlist mode, which hides them. Source: member §1, §2. */
export function WalletsClosed({ homeHref }: WalletsClosedProps) {
  return (
    <Section column space="page">
      <EmptyState
        drawing={WaitingOrbit}
        level={1}
        title="Wallets are not open yet"
        actions={<ButtonLink href={homeHref}>Take me home</ButtonLink>}
      >
        They stay hidden while members are admitted from the waitlist.
      </EmptyState>
    </Section>
  );
}
