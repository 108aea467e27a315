import { dateTimeText } from '@perigee/domain';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Cover } from '../../../components/Picture/Cover.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CallRoom } from '../call-props.ts';
import { cover, head, portrait } from './PreJoin.css.ts';

/** Whom one calls: the other user of a match, or the event. */
export function RoomHead({ room }: { room: CallRoom }) {
  if (room.kind === 'match') {
    return (
      <div className={head.match}>
        <Portrait className={portrait} src={room.imageUrl} alt="" />
        <div>
          <Text size="sm" tone="muted">
            Video call with
          </Text>
          <Heading level={1}>
            <bdi>{room.name}</bdi>
            {room.age !== null && <span>, {room.age}</span>}
          </Heading>
          <Text size="sm" tone="muted" spaceBefore={1}>
            It will ring wherever <bdi>{room.name}</bdi> has Perigee open.
          </Text>
        </div>
      </div>
    );
  }
  return (
    <div className={head.event}>
      <Cover className={cover} src={room.imageUrl} alt="" />
      <div>
        <Text size="sm" tone="muted">
          <time dateTime={room.startTime}>
            {dateTimeText(new Date(room.startTime), room.timeZone)}
          </time>
        </Text>
        <Heading level={1} size="3xl" family="title">
          <bdi>{room.title}</bdi>
        </Heading>
        <Text size="sm" tone="muted" spaceBefore={1}>
          The others in the room see and hear you once you join.
        </Text>
      </div>
    </div>
  );
}
