import {
  authMessages,
  linkTimeAnnouncement,
  minutesAndSeconds,
  secondsChangeIn,
  secondsLeft,
} from '@perigee/domain/auth';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton, type CopyButtonProps } from '../../../components/CopyButton/CopyButton.tsx';
import { useClock } from '../../../components/Countdown/use-clock.ts';
import { QrCode } from '../../../components/QrTicket/QrCode.tsx';
import { QrPlace } from '../../../components/QrTicket/QrPlace.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { Confirmation } from '../Confirmation.tsx';
import { FailedOrbit } from '../../../components/Orbit/FailedOrbit.tsx';

/** A link that signs in the user who opens it. */
export interface MagicLink {
  href: string;
  expiresAt: Date;
}

export interface LinkPanelProps {
  link: MagicLink;
  /** Requests another link, after this one has expired. */
  onRenew: () => void;
  /** Emails the link to the user. A rejection's message is shown. */
  onEmail: () => Promise<void>;
  /** A fixed time in place of the clock, for stories: nothing ticks then. */
  now?: Date;
  /** Replaces the browser's clipboard, for stories. */
  write?: CopyButtonProps['write'];
}

const { sent, expired, failed } = authMessages.magicLink;

/** The link as a QR code, with buttons to copy and to email it, while it is valid. */
export function LinkPanel({ link, onRenew, onEmail, now: fixed, write }: LinkPanelProps) {
  const clock = useClock(fixed === undefined, (now) => secondsChangeIn(link.expiresAt, now));
  const seconds = secondsLeft(link.expiresAt, fixed ?? clock);
  const isGood = seconds > 0;
  const email = useToastedAction(failed);

  return (
    <Stack align="center">
      <Text tone="muted">
        Scan the code with the other device, or open the link there. It signs you in once, so keep
        it to yourself.
      </Text>
      <Stack spaceBefore={2}>
        {isGood ? (
          <QrCode size="small" text={link.href} label="QR code that signs you in" />
        ) : (
          <QrPlace size="small">
            <FailedOrbit />
            <Button onClick={onRenew}>Get a new link</Button>
          </QrPlace>
        )}
      </Stack>
      <Text
        size="2xl"
        tone="strong"
        leading="head"
        display
        figures
        role="timer"
        aria-label="Time left"
      >
        {minutesAndSeconds(seconds)}
      </Text>
      {/* The live region is in the document before it has a text, or it would not be announced. */}
      <output className={visuallyHidden}>
        {isGood ? linkTimeAnnouncement(seconds) : 'The link has expired'}
      </output>
      <CopyButton centred text={link.href} write={write} refusal={isGood ? undefined : expired}>
        Copy link
      </CopyButton>
      <Stack gap={0} align="center">
        <Button variant="quiet" busy={email.busy} onClick={() => void email.run(onEmail)}>
          Email me a link
        </Button>
        {/* Inside the dialog, because screen readers reach nothing else while it is open. */}
        <output>{email.state.status === 'done' && <Confirmation>{sent}</Confirmation>}</output>
      </Stack>
    </Stack>
  );
}
