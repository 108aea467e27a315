import { eventDay } from '@perigee/domain/events';
import { ticketMessages, type Attending } from '@perigee/domain/tickets';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { caption, figure, started, startedFigure } from './AttendeeEventCard.css.ts';

interface EventMomentProps {
  state: Attending;
  startTime: Date;
  timeZone: string;
  now: Date | undefined;
}

/**
 * The time of an event: the date while it is far off and once it is over, the countdown in between. Source:
 * events §2.
 */
export function EventMoment({ state, startTime, timeZone, now }: EventMomentProps) {
  if (state === 'soon' || state === 'started') {
    return (
      <div {...(state === 'started' && { className: started })}>
        {state === 'soon' && (
          <p className={caption} aria-hidden="true">
            {ticketMessages.startsIn}
          </p>
        )}
        <Countdown
          className={state === 'soon' ? figure : startedFigure}
          startsAt={startTime}
          timeZone={timeZone}
          {...(now !== undefined && { now })}
        />
      </div>
    );
  }
  return (
    <div>
      <p className={caption}>{ticketMessages.dashboard.date}</p>
      <p className={figure}>{eventDay(startTime, timeZone)}</p>
    </div>
  );
}
