import { streamingMessages } from '@perigee/domain';
import { DeviceGate } from '../events/device-gate.tsx';
import { EventRoom } from './event-room.tsx';

export function Component() {
  return (
    <DeviceGate>
      <EventRoom kind="live" title={streamingMessages.live} />
    </DeviceGate>
  );
}
