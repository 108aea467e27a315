import { EventRoom } from './event-room.tsx';

export function Component() {
  return <EventRoom kind="video-chat" />;
}
