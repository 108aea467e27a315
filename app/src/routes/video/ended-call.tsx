import { CallEnded, type CallRoom } from '@perigee/ui/video';
import type { ReactNode } from 'react';
import type { VideoCallView } from '../../services/video/use-video-call.ts';
import { matchesHref } from '../hrefs.ts';

interface EndedCallProps {
  call: VideoCallView;
  room: CallRoom;
  backHref: string;
  renderRefused: (refusal: { message?: string }) => ReactNode;
}

/** Statuses from this one on say nothing of the room: the server failed. */
const SERVER_FAILED = 500;

/** After a call, or in place of one that did not begin. */
export function EndedCall({ call, room, backHref, renderRefused }: EndedCallProps) {
  const { ended, refusal, startedAt, endedAt } = call;
  if (ended === null) return null;
  const isUnanswered =
    refusal !== null && (refusal.status === null || refusal.status >= SERVER_FAILED);
  if (ended === 'refused' && !isUnanswered) {
    return renderRefused(refusal === null ? {} : { message: refusal.message });
  }
  return (
    <CallEnded
      room={room}
      reason={ended === 'refused' ? 'disconnected' : ended}
      duration={
        startedAt === null || endedAt === null ? null : endedAt.getTime() - startedAt.getTime()
      }
      onCallAgain={() => void call.join()}
      backHref={backHref}
      matchesHref={matchesHref}
    />
  );
}
