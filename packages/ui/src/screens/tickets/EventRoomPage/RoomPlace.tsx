import { ticketMessages, type EventRoom } from '@perigee/domain/tickets';
import type { ReactNode } from 'react';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { Admission } from './Admission.tsx';

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
      <OrbitDial size="page" turn={null} wideLabel>
        <Text size="xs" tone="muted" caps aria-hidden="true">
          {ticketMessages.startsIn}
        </Text>
        <Text as="div" size="3xl" tone="strong" leading="head" display>
          <Countdown startsAt={startTime} timeZone={timeZone} {...(now !== undefined && { now })} />
        </Text>
      </OrbitDial>
    );
  }
  return (
    <Picture
      className={shapes.stage}
      src={imageUrl}
      alt=""
      width={1040}
      height={450}
      fallback={<DefaultCover className={shapes.stage} />}
    />
  );
}
