import { clsx } from 'clsx';
import type { Event } from '@perigee/api';
import { dateText } from '@perigee/domain';
import {
  eventAction,
  eveningOf,
  type EventAction,
  type EventActionKind,
} from '@perigee/domain/events';
import { placesLeft, ticketCountdown, ticketMessages } from '@perigee/domain/tickets';
import { Suspense, useId, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { lazyWithPreload } from '../../../lazy-with-preload.tsx';
import { toBookableEvent } from '../bookable-event.ts';
import { EventApprovedMessage } from '../EventApprovedMessage/EventApprovedMessage.tsx';
import type { EventViewer } from '../event-viewer.ts';
import { useNow } from '../use-now.ts';
import { countdown, evening, eveningInBar, inner, panel } from './EventReservationPanel.css.ts';
import { PanelFacts } from './PanelFacts.tsx';
import { PanelHeadline } from './PanelHeadline.tsx';
import { PanelNotes } from './PanelNotes.tsx';
import { useReservation, type Reserve } from './use-reservation.ts';

/** Loaded on the last day, because it ticks only then. */
const Countdown = lazyWithPreload(
  async () => (await import('../../../components/Countdown/Countdown.tsx')).Countdown,
);

export interface EventReservationPanelProps {
  event: Event;
  /** The id of the chosen event of the series; null without a choice. */
  chosenId: number | null;
  /** Null for a visitor. */
  viewer: EventViewer | null;
  /** The profile page, where the viewer completes the profile. */
  profileHref: string;
  /** The id of the event whose payment page the viewer left without paying; null without one. */
  unpaidId?: number | null;
  /** Called when a visitor wants a ticket. */
  onSignIn: () => void;
  onReserve: Reserve;
  /** Shows the viewer's ticket. */
  onShowTicket: (eventId: number) => void;
  /** A fixed time in place of the clock. */
  now?: Date;
}

/** The states without an action. */
const CLOSED: ReadonlySet<EventActionKind> = new Set(['over', 'cancelled', 'sold-out']);

const ticketTo = (eventId: number): EventAction => ({
  kind: 'ticket',
  label: ticketMessages.myTicket,
  eventId,
});

/** The single button of an event, which stays visible. Source: events §2, §4. */
export function EventReservationPanel({
  event,
  chosenId,
  viewer,
  profileHref,
  unpaidId = null,
  onSignIn,
  onReserve,
  onShowTicket,
  now: fixed,
}: EventReservationPanelProps) {
  const eveningId = useId();
  const now = useNow(fixed);
  const { busy, approvedId, leftUnpaidId, reserve } = useReservation(onReserve);
  const { kind, label, eventId } =
    approvedId === null
      ? eventAction(toBookableEvent(event, chosenId), viewer === null ? 'visitor' : 'member', now)
      : ticketTo(approvedId);
  // A countdown reports the start of its event, which the clock of the panel notices up to a minute later.
  const [startedId, setStartedId] = useState<number | null>(null);
  const isInSeries = (event.series ?? []).length > 0;
  const isOnSale = kind === 'reserve' || kind === 'sign-in';
  // In a series it is one of its events.
  const target = eveningOf(event, eventId);
  const startsAt = new Date(target.startTime);
  const moment = ticketCountdown(startsAt, now, target.timezone);

  function press() {
    if (kind === 'sign-in') onSignIn();
    if (kind === 'ticket') onShowTicket(eventId);
    if (kind === 'reserve') reserve(eventId);
  }

  return (
    <aside className={panel} aria-label="Your place">
      <Card variant="raised" className={inner}>
        <PanelHeadline isOnSale={isOnSale} event={target}>
          {moment.kind === 'ticking' && kind !== 'cancelled' && (
            <p className={countdown}>
              {startedId !== eventId && `${ticketMessages.startsIn} `}
              <Suspense fallback={moment.text}>
                <Countdown
                  startsAt={startsAt}
                  timeZone={target.timezone}
                  now={fixed}
                  onElapsed={() => setStartedId(eventId)}
                />
              </Suspense>
            </p>
          )}
          {isInSeries && (
            <p
              className={clsx(evening, isOnSale && moment.kind !== 'ticking' && eveningInBar)}
              id={eveningId}
            >
              {dateText(startsAt, target.timezone)}
            </p>
          )}
        </PanelHeadline>
        <PanelFacts
          event={target}
          isOnSale={isOnSale}
          places={eventId === event.id ? placesLeft(event, viewer) : null}
        />
        {approvedId !== null && <EventApprovedMessage />}
        <Button
          block
          size="large"
          variant={kind === 'ticket' ? 'outline' : 'solid'}
          disabled={CLOSED.has(kind)}
          busy={busy}
          onClick={press}
          aria-describedby={isInSeries ? eveningId : undefined}
        >
          {label}
        </Button>
        {(kind === 'reserve' || kind === 'sign-in') && (
          <PanelNotes
            kind={kind}
            isFree={target.ticketPrice === 0}
            isUnpaid={(leftUnpaidId ?? unpaidId) === eventId}
            missing={viewer?.missing ?? null}
            profileHref={profileHref}
          />
        )}
      </Card>
    </aside>
  );
}
