import { StreamingTokenRequest } from '@perigee/api/zod';
import type { StreamingToken } from '@perigee/api/zod';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { enterRoom } from '../streaming/streaming-room.ts';

/** Tokens for the video rooms of events and matches: spec/paths/events/streaming-token.yaml. */
export function streamingRoutes(context: SandboxContext): Hono {
  return new Hono().post('/users/streaming/token', async (c) => {
    const person = await signedIn(context, c);
    const { room } = await readBody(c, StreamingTokenRequest);
    const entered = await enterRoom(context, person, room);
    const reply: StreamingToken = {
      token: await context.tokens.streaming({ userId: person.id, room: entered }),
    };
    return c.json(reply, 200, { 'cache-control': 'no-store' });
  });
}
