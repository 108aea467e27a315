import { dateText } from '@perigee/domain';
import { ticketMessages, type Attending } from '@perigee/domain/tickets';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { started, startedFigure } from './AttendeeEventCard.css.ts';

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
  if (state === 'started') {
    return (
      <div className={started}>
        <Text
          as="div"
          className={startedFigure}
          size="lg"
          tone="accent"
          leading="head"
          display
          figures
        >
          <Countdown startsAt={startTime} timeZone={timeZone} now={now} />
        </Text>
      </div>
    );
  }
  const isSoon = state === 'soon';
  return (
    <div>
      <Text size="2xs" tone="muted" caps aria-hidden={isSoon || undefined}>
        {isSoon ? ticketMessages.startsIn : ticketMessages.dashboard.date}
      </Text>
      <Text as="div" size="xl" tone="strong" leading="head" display figures>
        {isSoon ? (
          <Countdown startsAt={startTime} timeZone={timeZone} now={now} />
        ) : (
          dateText(startTime, timeZone)
        )}
      </Text>
    </div>
  );
}
