import { timeText } from '@perigee/domain';
import {
  eveningParts,
  liveMessages,
  partName,
  type EveningPart,
  type LiveMoment,
} from '@perigee/domain/live';
import type { ReactNode } from 'react';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import type { DetailedEvent } from './LiveDetails.tsx';
import * as styles from './LiveTimeline.css.ts';
import {
  arcBetween,
  BOX,
  endsOf,
  heightAt,
  numbersOf,
  placeOf,
  timesOf,
} from './timeline-drawing.ts';

interface LiveTimelineProps {
  event: DetailedEvent;
  moment: LiveMoment;
  now: Date;
}

const { timeline, lobby, end: endText } = liveMessages;

/** The whole evening as one line: what is past, where it is now, and what comes. */
export function LiveTimeline({ event, moment, now }: LiveTimelineProps) {
  const { part: current } = moment;
  const parts = eveningParts(event);
  const timeAt = (at: Date) => timeText(at, event.timezone);
  const isCurrent = ({ start }: EveningPart) => start.getTime() === current?.start.getTime();
  const stateOf = (part: EveningPart) =>
    isCurrent(part) ? 'now' : part.end <= now ? 'past' : 'coming';
  const place = current === null ? null : placeOf(event, now);
  return (
    <div className={styles.timeline}>
      <div className={styles.curve} aria-hidden="true">
        <svg
          className={shapes.cover}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          // A line is wider than its path.
          overflow="visible"
        >
          {parts.map((part) => (
            <path
              key={part.start.getTime()}
              className={styles.line[isThin(part) ? 'thin' : stateOf(part)]}
              d={arcBetween(...endsOf(event, part))}
            />
          ))}
          {current !== null && place !== null && (
            <path
              className={styles.line.gone}
              d={arcBetween(placeOf(event, current.start), place)}
            />
          )}
        </svg>
        {place !== null && <At x={place} className={styles.point} />}
        {numbersOf(event, parts).map(({ x, part }) => (
          <At key={x} x={x} className={styles.number[isCurrent(part) ? 'current' : 'other']}>
            {part.round}
          </At>
        ))}
        {timesOf(event, parts).map(({ x, part }) => (
          <At key={x} x={x} className={styles.time}>
            {timeAt(part.start)}
          </At>
        ))}
        <span className={styles.ends.start}>
          {timeAt(event.startTime)}
          {parts[0]?.kind === 'lobby' && <span>{lobby}</span>}
        </span>
        <span className={styles.ends.end}>
          {timeAt(event.endTime)}
          <span>{endText}</span>
        </span>
      </div>
      <ol className={visuallyHidden} aria-label={timeline.label}>
        {parts.map((part) => (
          <li key={part.start.getTime()}>
            {timeline.part(partName(part), timeAt(part.start), timeAt(part.end))}
            {isCurrent(part) && timeline.current}
          </li>
        ))}
        <li>{timeline.end(timeAt(event.endTime))}</li>
      </ol>
    </div>
  );
}

/** What lies between the rounds. */
const isThin = ({ kind }: EveningPart) => kind === 'match' || kind === 'rest';

interface AtProps {
  /** The place on the timeline. */
  x: number;
  className: string;
  children?: ReactNode;
}

const At = ({ x, className, children }: AtProps) => (
  <span
    className={className}
    style={{
      left: `${(x / BOX.width) * 100}%`,
      top: `${(heightAt(x) / BOX.height) * 100}%`,
    }}
  >
    {children}
  </span>
);
