import type { SandboxContext } from '../context.ts';

/** Closes all connections of a user's open pages, because the sessions that opened them have ended. */
export function endConnections(
  { realtime, chat, video }: Pick<SandboxContext, 'realtime' | 'chat' | 'video'>,
  userId: number,
): void {
  realtime.end(userId);
  chat.end(userId);
  video.end(userId);
}
