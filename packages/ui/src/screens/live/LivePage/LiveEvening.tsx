import {
  comingLines,
  lateText,
  liveAnnouncement,
  liveClockChangesIn,
  liveMessages,
  liveMoment,
  liveTexts,
  mayEnter,
} from '@perigee/domain/live';
import { streamingMessages } from '@perigee/domain/tickets';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { useClock } from '../../../components/Countdown/use-clock.ts';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePageVisible } from '../../../hooks/use-page-visible.ts';
import { ClosedRoom } from './ClosedRoom.tsx';
import { KeepScreenOn, type ScreenWakeLock } from './KeepScreenOn.tsx';
import { LiveAnnouncer } from './LiveAnnouncer.tsx';
import { LiveDetails, type DetailedEvent } from './LiveDetails.tsx';
import { LiveDial } from './LiveDial.tsx';
import { LiveTimeline } from './LiveTimeline.tsx';
import { useAdmission } from './use-admission.ts';
import * as styles from './LivePage.css.ts';

/** The longest time between two readings of the clock, also after the end: its source may be corrected. Milliseconds. */
const LONGEST_WAIT_MS = 10_000;

export interface LiveEveningProps {
  event: DetailedEvent;
  /** Requests admission, once, when the room is open. A rejection contains the reason. */
  onEnter: () => Promise<void>;
  /** The viewer was admitted before, such as until a reload: they are not told that they came late. */
  hasEntered: boolean;
  /** The browser has no network: the clock goes on, and admission waits. */
  isOffline: boolean;
  /** Keeps the screen on. Undefined in a browser that cannot. */
  wakeLock: ScreenWakeLock | undefined;
  eventHref: string;
  ticketsHref: string;
  matchesHref: string;
  /** The source of the time: the device's clock by default. */
  readTime?: () => Date;
  /** A fixed time in place of the clock: nothing ticks then. */
  now?: Date;
}

/** A loaded event: it follows the clock through all phases. */
export function LiveEvening({
  event,
  onEnter,
  hasEntered,
  isOffline,
  wakeLock,
  eventHref,
  ticketsHref,
  matchesHref,
  readTime,
  now: fixed,
}: LiveEveningProps) {
  const isVisible = usePageVisible();
  const clock = useClock(
    fixed === undefined && isVisible,
    (at) => Math.min(liveClockChangesIn(event, at) ?? LONGEST_WAIT_MS, LONGEST_WAIT_MS),
    readTime,
  );
  const now = fixed ?? clock;
  const moment = liveMoment(event, now);
  const admission = useAdmission(mayEnter(event, now) && !isOffline, onEnter);
  const [arrival] = useState(() => phaseKey(moment));
  const [isDismissed, setIsDismissed] = useState(false);

  const { phase, until } = moment;
  const isOpen = until !== null && phase !== 'early';
  if (phase === 'cancelled') return <ClosedRoom kind="cancelled" ticketsHref={ticketsHref} />;
  if (isOpen && !isOffline && admission.refusal !== undefined) {
    return (
      <ClosedRoom
        kind="refused"
        message={admission.refusal}
        eventHref={eventHref}
        onRetry={admission.retry}
      />
    );
  }

  const isLate = !hasEntered && !isDismissed && admission.isEntered && phaseKey(moment) === arrival;
  const late = isLate ? lateText(event, moment) : null;
  const texts = liveTexts(event, moment);
  const note = admission.isEntering ? streamingMessages.entering : (texts?.note ?? null);
  return (
    <>
      <LiveAnnouncer announcement={liveAnnouncement(event, moment, now)} />
      <section className={styles.page}>
        <div className={styles.dialColumn}>
          {late !== null && (
            <Banner
              title={liveMessages.late.title}
              className={styles.notice}
              onDismiss={() => setIsDismissed(true)}
            >
              {late}
            </Banner>
          )}
          <LiveDial moment={moment} texts={texts} now={now} />
          {until === null ? (
            <>
              <Text tone="muted" align="center" measure="sm">
                {liveMessages.over.text}
              </Text>
              <Inline gap={3} justify="center">
                <ButtonLink href={matchesHref}>See your matches</ButtonLink>
                <ButtonLink variant="outline" href={ticketsHref}>
                  My tickets
                </ButtonLink>
              </Inline>
            </>
          ) : (
            note !== null && (
              <Text tone="muted" align="center" measure="sm" figures>
                {note}
              </Text>
            )
          )}
          {isOffline && until !== null && (
            <Banner
              tone="caution"
              title={liveMessages.offline.title}
              className={styles.notice}
              data-says-offline
            >
              {liveMessages.offline.text}
            </Banner>
          )}
        </div>
        <LiveDetails
          event={event}
          isOpen={isOpen}
          lines={comingLines(event, moment)}
          eventHref={eventHref}
        >
          {isOpen && wakeLock !== undefined && <KeepScreenOn wakeLock={wakeLock} />}
        </LiveDetails>
      </section>
      <LiveTimeline event={event} moment={moment} now={now} />
    </>
  );
}

const phaseKey = ({ phase, part }: ReturnType<typeof liveMoment>) =>
  `${phase} ${part?.round ?? ''}`;
