import type { Browser, CDPSession } from 'playwright';
import { mainThreadTime } from '../../../scripts/main-thread-time.ts';
import type { Side } from './bench-case.ts';

/** Milliseconds of the main thread for each measurement of one sample. */
export type Sample = Record<string, number>;

async function call<Result>(session: CDPSession, expression: string): Promise<Result> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }
  return result.value as Result;
}

/**
 * Opens one side of a case in a fresh page, with empty caches, and takes every measurement that has a budget.
 */
export async function takeSample(
  browser: Browser,
  url: string,
  name: string,
  side: Side,
): Promise<{ sample: Sample; budgets: Record<string, number> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // CPU time is used because wall-clock time grows whenever another process uses the CPU.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${url}?case=${name}&side=${side}`);
    await page.waitForFunction(() => 'bench' in globalThis);
    const budgets = await call<Record<string, number>>(session, 'bench.budgets');
    const sample: Sample = {};
    for (const measurement of Object.keys(budgets)) {
      // Garbage from earlier work is collected now, so that it does not count in the measurement.
      await session.send('HeapProfiler.collectGarbage');
      const before = await mainThreadTime(session);
      await call(session, `bench.run(${JSON.stringify(measurement)})`);
      sample[measurement] = (await mainThreadTime(session)) - before;
    }
    return { sample, budgets };
  } finally {
    await context.close();
  }
}
