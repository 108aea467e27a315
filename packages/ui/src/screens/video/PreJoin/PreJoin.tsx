import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import type { Loadable } from '../../../loadable.ts';
import { CallFrame, CallPlace } from '../CallFrame.tsx';
import type { CallRoom } from '../call-props.ts';
import { DevicesBlocked } from './DevicesBlocked.tsx';
import type { PreJoinProps } from './pre-join-props.ts';
import { PreJoinSkeleton } from './PreJoinSkeleton.tsx';
import { ReadyRoom } from './ReadyRoom.tsx';

export type { PreJoinProps } from './pre-join-props.ts';

/**
 * Before a call: the user's own picture, the devices, and whom one calls. Camera and microphone are requested on this
 * page only. Source: events §2 (videochat); its content is assumed.
 */
export function PreJoin({ room, ...props }: PreJoinProps) {
  return (
    <CallFrame backHref={props.backHref} backTo={backTo(room)}>
      <Loaded
        value={room}
        skeleton={<PreJoinSkeleton />}
        renderError={(failure) => (
          <CallPlace of="problem">
            <ErrorState level={1} {...failure} />
          </CallPlace>
        )}
      >
        {(data) =>
          props.problems.microphone === 'denied' ? (
            <DevicesBlocked {...props} room={data} />
          ) : (
            <ReadyRoom {...props} room={data} />
          )
        }
      </Loaded>
    </CallFrame>
  );
}

function backTo(room: Loadable<CallRoom>): string {
  if (room.status !== 'ready') return 'Back';
  return room.data.kind === 'match' ? room.data.name : room.data.title;
}
