import type { CDPSession } from 'playwright';

/**
 * Milliseconds that the main thread of a page has spent in tasks so far: script, style, layout and paint
 * together. The caller has to enable the session's `Performance`, with the desired clock.
 */
export async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
