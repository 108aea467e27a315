/** What time it is. Everything that expires or waits asks here, so that tests can move time. */
export type Clock = () => Date;

export interface AdvancingClock {
  now: Clock;
  /** Moves the clock forward for good. */
  advance: (seconds: number) => void;
}

/** A clock that runs with `base` and can be moved ahead of it. */
export function advancingClock(base: Clock): AdvancingClock {
  let aheadMs = 0;
  return {
    now: () => new Date(base().getTime() + aheadMs),
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
  };
}
