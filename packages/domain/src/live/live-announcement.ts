import { liveTexts } from './live-texts.ts';
import type { LiveEvent, LiveMoment } from './live-moment.ts';
import { timeText } from '../date-text.ts';
import { liveMessages } from './messages.ts';

/** A text for screen readers. */
export interface LiveAnnouncement {
  /** Differs for each announcement of an evening, also where two have one text. */
  key: string;
  text: string;
}

const { spoken, over } = liveMessages;
const MINUTE_MS = 60_000;

/**
 * The newest announcement of an evening at a moment: that a phase has begun, or that one minute of it is left. It
 * changes at these moments alone, because a clock that speaks every second is unbearable.
 */
export function liveAnnouncement(
  event: LiveEvent & { timezone: string },
  moment: LiveMoment,
  now: Date,
): LiveAnnouncement {
  const { phase, part, until } = moment;
  const key = `${phase} ${part?.round ?? ''}`;
  const start = part?.start.getTime() ?? -Infinity;
  const isLastMinute =
    until !== null &&
    until.getTime() - now.getTime() <= MINUTE_MS &&
    // A phase of one minute begins and has one minute left at once: its beginning says more.
    until.getTime() - start > MINUTE_MS;
  if (isLastMinute) {
    const text = phase === 'before' ? spoken.minuteToBegin : spoken.minuteLeft;
    return { key: `${key} minute`, text };
  }
  return { key, text: phaseText(event, moment) };
}

function phaseText(event: LiveEvent & { timezone: string }, moment: LiveMoment): string {
  const { phase, part, coming } = moment;
  if (phase === 'over') return over.title;
  if (phase === 'before') return spoken.opened;
  const texts = liveTexts(event, moment);
  if (part === null || texts === null) return '';
  const end = timeText(part.end, event.timezone);
  if (part.kind === 'lobby' && coming[0]?.kind === 'round') return spoken.firstRound(end);
  return spoken.begins(texts.label, liveMessages.until(end));
}
