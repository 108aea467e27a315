import { ticketMessages, type EventRoom } from '@perigee/domain/tickets';
import type { ReactNode } from 'react';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Admission } from './Admission.tsx';
import { caption, cover, dialPlace, figure } from './EventRoomPage.css.ts';

interface RoomPlaceProps {
  room: EventRoom;
  imageUrl: string | null;
  startTime: Date;
  timeZone: string;
  onEnter: () => Promise<void>;
  onAnswer: (isRefused: boolean) => void;
  stage: ReactNode;
  now: Date | undefined;
}

/** The room itself: an orbit that counts down before the opening, then its content, a picture afterwards. */
export function RoomPlace({
  room,
  imageUrl,
  startTime,
  timeZone,
  onEnter,
  onAnswer,
  stage,
  now,
}: RoomPlaceProps) {
  if (room === 'open') {
    return (
      <Admission onEnter={onEnter} onAnswer={onAnswer}>
        {stage}
      </Admission>
    );
  }
  if (room === 'early') {
    return (
      <div className={dialPlace}>
        <OrbitDial turn={null} wideLabel>
          <p className={caption} aria-hidden="true">
            {ticketMessages.startsIn}
          </p>
          <Countdown
            className={figure}
            startsAt={startTime}
            timeZone={timeZone}
            {...(now !== undefined && { now })}
          />
        </OrbitDial>
      </div>
    );
  }
  return (
    <Picture
      className={cover}
      src={imageUrl}
      alt=""
      width={1040}
      height={450}
      fallback={<DefaultCover className={cover} />}
    />
  );
}
