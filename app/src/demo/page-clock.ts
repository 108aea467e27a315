const RealDate = Date;

/** How far a time is ahead of the machine's clock, whatever the page's clock says, in milliseconds. */
export const aheadOfMachine = (at: Date): number => at.getTime() - RealDate.now();

/**
 * Moves the clock of the whole page, and so of the sandbox in it: it runs on from there.
 *
 * @param aheadMs the difference to the machine's clock; 0 is the machine's clock itself
 */
export function setPageClock(aheadMs: number): void {
  if (aheadMs === 0) {
    globalThis.Date = RealDate;
    return;
  }
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [RealDate.now() + aheadMs] : given) as [number]));
    }
    static override now(): number {
      return RealDate.now() + aheadMs;
    }
  } as DateConstructor;
}
