import { dateTimeText, timeText } from '../date-text.ts';
import type { EveningPart } from './evening-parts.ts';
import type { LiveEvent, LiveMoment } from './live-moment.ts';
import { liveMessages as texts } from './messages.ts';

/** The words around the clock of the live page. */
export interface LiveTexts {
  /** Above the clock: what is under way. */
  label: string;
  /** Below the clock: until when, or what follows. */
  limit: string;
  /** Below the dial, or null. */
  note: string | null;
}

type ZonedEvent = LiveEvent & { timezone: string };

const MINUTE_MS = 60_000;

/** The name of a part: 'Round 5 of 8', 'Last match time'. */
function currentName(part: EveningPart, { coming, rounds }: LiveMoment): string {
  const isLast = !coming.some(({ kind }) => kind === 'round');
  switch (part.kind) {
    case 'lobby':
      return texts.lobby;
    case 'round':
      return isLast && rounds > 1 ? texts.lastRound : texts.round(part.round ?? 0, rounds);
    case 'match':
      return isLast ? texts.lastMatch : texts.match;
    case 'rest':
      return rounds === 0 ? texts.unplanned : texts.rest;
  }
}

/**
 * The words around the clock while an event is to come or under way; null if it is over or cancelled, when no
 * clock is shown.
 *
 * @param event `timezone` such as 'America/New_York'
 */
export function liveTexts(event: ZonedEvent, moment: LiveMoment): LiveTexts | null {
  const { phase, part, coming, rounds } = moment;
  const timeAt = (at: Date) => timeText(at, event.timezone);
  const { startTime, endTime, format } = event;
  if (phase === 'early') {
    const limit = dateTimeText(startTime, event.timezone);
    return { label: texts.beginsIn, limit, note: texts.opensBefore };
  }
  if (phase === 'before') {
    return { label: texts.beginsIn, limit: texts.at(timeAt(startTime)), note: texts.isOpen };
  }
  if (part === null) return null;
  const [next] = coming;
  const nextRound = next?.kind === 'round' ? next.round : null;
  const name = currentName(part, moment);
  const until = texts.until(timeAt(part.end));
  const ends = coming.some(({ kind }) => kind === 'round') ? null : texts.ends(timeAt(endTime));
  switch (part.kind) {
    case 'lobby': {
      const note = texts.comeIn(rounds, format.roundLength, format.matchLength);
      if (nextRound === null) return { label: name, limit: until, note };
      return { label: texts.firstRoundIn, limit: texts.at(timeAt(part.end)), note };
    }
    case 'match': {
      if (next === undefined) return { label: name, limit: texts.thenEnd, note: ends };
      if (nextRound === null) return { label: name, limit: until, note: ends };
      const note = texts.roundBegins(nextRound, timeAt(part.end));
      return { label: name, limit: texts.thenRound(nextRound), note };
    }
    case 'round':
    case 'rest':
      return { label: name, limit: until, note: ends };
  }
}

/** A line of the list of what comes: 'Now' or a time, and what is or begins then. */
export interface ComingLine {
  when: string;
  what: string;
}

/** The parts after the current one that the list of what comes names. */
const SHOWN_PARTS = 2;

/** What is under way and what comes: the current part, the next two, and the end. */
export function comingLines(event: ZonedEvent, moment: LiveMoment): ComingLine[] {
  const { part, coming, until } = moment;
  if (until === null) return [];
  const timeAt = (at: Date) => timeText(at, event.timezone);
  return [
    ...(part === null ? [] : [{ when: texts.now, what: currentName(part, moment) }]),
    ...coming.slice(0, SHOWN_PARTS).map((next) => ({
      when: timeAt(next.start),
      what: texts.lasting(partName(next), minutesOf(next)),
    })),
    { when: timeAt(event.endTime), what: texts.end },
  ];
}

/** Minutes of a part, of which the end of the event may have cut off a fraction. */
const minutesOf = ({ start, end }: EveningPart) =>
  Math.max(1, Math.round((end.getTime() - start.getTime()) / MINUTE_MS));

/** The name of a part by itself: 'Round 6', 'Match time'. */
export function partName({ kind, round }: EveningPart): string {
  if (kind === 'round') return texts.roundName(round ?? 0);
  return { lobby: texts.lobby, match: texts.match, rest: texts.rest }[kind];
}

/** What a guest reads who comes when the rounds have begun; null for a guest who is not late. */
export function lateText(event: ZonedEvent, moment: LiveMoment): string | null {
  const { part, coming, rounds } = moment;
  if (part === null || part.kind === 'lobby' || rounds === 0) return null;
  const next = coming.find(({ kind }) => kind === 'round');
  const underWay = part.kind === 'rest' ? `${texts.rest}.` : texts.late.underWay(partName(part));
  const time = (at: Date) => timeText(at, event.timezone);
  const follows =
    next === undefined
      ? texts.ends(time(event.endTime))
      : texts.roundBegins(next.round ?? 0, time(next.start));
  return `${underWay} ${follows}`;
}
