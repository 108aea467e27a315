import { Ticket, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import eclipse from './c-eclipse.jpg';
import { background, card, page, picture, reasonLine, scrim } from './LoginFrame.css.ts';

/** The reason for signing in, if the address contains one. Source: member §2, events §2 (routes). */
export type LoginReason =
  /** The title loads later, and is missing for an event that cannot be read. */
  { kind: 'event'; title: string | undefined } | { kind: 'host-invite' };

export interface LoginFrameProps {
  reason?: LoginReason;
  children: ReactNode;
}

/** The card over a picture, below the header, of all sign-in pages. */
export function LoginFrame({ reason, children }: LoginFrameProps) {
  return (
    <div className={page}>
      <div className={background} aria-hidden="true">
        <img className={picture} src={eclipse} alt="" width={1352} height={585} />
        <div className={scrim} />
      </div>
      <div className={card}>
        {reason !== undefined && <ReasonLine reason={reason} />}
        {children}
      </div>
    </div>
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
