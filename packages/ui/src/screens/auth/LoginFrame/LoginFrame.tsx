import { Ticket, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { HeroOrbits } from '../../../components/Orbit/HeroOrbits.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import lake from './lake.webp';
import {
  card,
  formArea,
  layout,
  orbits,
  picture,
  pictureArea,
  pictureText,
  reasonLine,
} from './LoginFrame.css.ts';

/** The layout of sign-in and sign-up pages: on wide windows, the form is beside a picture. */
export function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className={layout}>
      <HeroOrbits className={orbits} />
      <div className={pictureArea} data-theme="night">
        <img loading="lazy" className={picture} src={lake} alt="" width={585} height={1266} />
        <div className={pictureText}>
          <Text size="2xl" tone="strong" leading="head" measure="xs" display balance>
            Where two orbits come closest
          </Text>
        </div>
      </div>
      {children}
    </div>
  );
}

export interface SignInCardProps {
  /** `signUp` has no card on a phone, where the on-screen keyboard needs the space. */
  of: keyof typeof card;
  children: ReactNode;
}

/** The form in a SignInLayout: on a card, but beside the picture. */
export function SignInCard({ of, children }: SignInCardProps) {
  return <div className={card[of]}>{children}</div>;
}

/** The reason for signing in, if the address contains one. Source: member §2, events §2 (routes). */
export type LoginReason =
  /** The title loads later, and is missing for an event that cannot be read. */
  { kind: 'event'; title: string | undefined } | { kind: 'host-invite' };

export interface LoginFrameProps {
  reason?: LoginReason;
  children: ReactNode;
}

/** The form of all sign-in pages, below the header: beside a picture, on a card in narrower windows. */
export function LoginFrame({ reason, children }: LoginFrameProps) {
  return (
    <SignInLayout>
      <div className={formArea}>
        <SignInCard of="signIn">
          {reason !== undefined && <ReasonLine reason={reason} />}
          {children}
        </SignInCard>
      </div>
    </SignInLayout>
  );
}

function ReasonLine({ reason }: { reason: LoginReason }) {
  return (
    <Text as="div" size="sm" leading="snug" breakWords className={reasonLine}>
      <Inline align="start" wrap={false}>
        <Icon icon={reason.kind === 'event' ? Ticket : UserRoundCheck} size="md" tone="precious" />
        {reason.kind === 'event' ? (
          <p>
            Sign in to be invited to{' '}
            {reason.title === undefined ? (
              'the event'
            ) : (
              <Text as="bdi" weight="strong" tone="strong">
                {reason.title}
              </Text>
            )}
            .
          </p>
        ) : (
          <p>You were sent a host invitation. Sign in to open it.</p>
        )}
      </Inline>
    </Text>
  );
}
