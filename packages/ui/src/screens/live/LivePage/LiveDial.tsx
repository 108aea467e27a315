import {
  liveClock,
  liveMessages,
  partShare,
  type LiveMoment,
  type LiveTexts,
} from '@perigee/domain/live';
import { useId } from 'react';
import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import * as styles from './LivePage.css.ts';

interface LiveDialProps {
  moment: LiveMoment;
  /** Null once the event is over. */
  texts: LiveTexts | null;
  now: Date;
}

/** The clock of the evening, within its rounds. The point is on the close orbit in match time: that is the perigee. */
export function LiveDial({ moment, texts, now }: LiveDialProps) {
  const labelId = useId();
  const { phase, part, until, rounds, pastRounds } = moment;
  const isOver = until === null || texts === null;
  return (
    <OrbitDial
      className={styles.dial}
      wideLabel
      turn={isOver ? 1 : partShare(moment, now)}
      radius={phase === 'match' ? 'close' : 'wide'}
      rounds={rounds}
      current={phase === 'round' ? (part?.round ?? null) : null}
      past={isOver ? rounds : pastRounds}
    >
      {isOver ? (
        <p className={styles.overTitle}>{liveMessages.over.title}</p>
      ) : (
        <>
          <p id={labelId} className={styles.label}>
            {texts.label}
          </p>
          {/* Silent: screen readers get the phases from the announcer. */}
          <p
            role="timer"
            aria-labelledby={labelId}
            className={styles.clock[clockSize(liveClock(until, now))]}
          >
            {liveClock(until, now)}
          </p>
          <p className={styles.limit}>{texts.limit}</p>
        </>
      )}
    </OrbitDial>
  );
}

/** The size that lets a clock of this many characters fit into the close orbit. */
function clockSize({ length }: string): keyof typeof styles.clock {
  if (length <= 4) return 'four';
  return length === 5 ? 'five' : 'seven';
}
