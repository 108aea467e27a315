import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';

const DAY_SECONDS = 24 * 60 * 60;
const ClockMove = z.object({
  advanceSeconds: z
    .int()
    .min(1)
    .max(366 * DAY_SECONDS),
});

/** Calls that no product has: they move the sandbox's time. */
export function controlRoutes(
  { clock }: SandboxContext,
  controls: NonNullable<SandboxContext['controls']>,
): Hono {
  return new Hono().post('/sandbox/clock', async (c) => {
    const { advanceSeconds } = await readBody(c, ClockMove);
    controls.advanceClock(advanceSeconds);
    return c.json({ now: clock().toISOString() });
  });
}
