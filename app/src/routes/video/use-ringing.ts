import { videoLimits } from '@perigee/domain/video';
import { useEffect } from 'react';
import { useChatClient } from '../../services/chat/use-chat.ts';
import type { VideoCallView } from '../../services/video/use-video-call.ts';

/**
 * Rings at the other user of a match while the user waits in its room, for some time. In a room, no other call
 * rings at the user.
 *
 * @param room the conversation of the match, or the name of an event, whose guests come by themselves
 */
export function useRinging(room: string, isForTwo: boolean, call: VideoCallView): void {
  const client = useChatClient();
  const { phase, startedAt, giveUp } = call;
  const isIn = phase !== 'before' && phase !== 'ended';
  const isCalling = isForTwo && phase === 'waiting' && startedAt === null;

  useEffect(() => {
    if (!isIn || client === null) return;
    client.calls.setRoom(room);
    return () => client.calls.setRoom(null);
  }, [client, isIn, room]);

  useEffect(() => {
    if (!isCalling || client === null) return;
    return client.calls.ring(room, giveUp);
  }, [client, isCalling, room, giveUp]);

  useEffect(() => {
    if (!isCalling) return;
    const timer = setTimeout(() => giveUp('no-answer'), videoLimits.ringMs);
    return () => clearTimeout(timer);
  }, [isCalling, giveUp]);
}
