import { Ticket, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconSize, iconStroke } from '../../../theme/scale.ts';
import eclipse from './c-eclipse.jpg';
import {
  background,
  card,
  page,
  picture,
  reasonIcon,
  reasonLine,
  reasonTitle,
  scrim,
} from './LoginFrame.css.ts';

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
  const Icon = reason.kind === 'event' ? Ticket : UserRoundCheck;
  return (
    <div className={reasonLine}>
      <Icon size={iconSize.md} strokeWidth={iconStroke} aria-hidden="true" className={reasonIcon} />
      {reason.kind === 'event' ? (
        <p>
          Sign in to be invited to{' '}
          {reason.title === undefined ? (
            'the event'
          ) : (
            <bdi className={reasonTitle}>{reason.title}</bdi>
          )}
          .
        </p>
      ) : (
        <p>You were sent a host invitation. Sign in to open it.</p>
      )}
    </div>
  );
}
