/** What time it is. Everything that expires or waits asks here, so that tests can move time. */
export type Clock = () => Date;

/**
 * The machine's clock, which goes on where it is set back: what expires and what waits does so
 * after as long as it was to. Set ahead, it is followed.
 *
 * @param wall milliseconds since 1970, as the machine has it
 * @param elapsed milliseconds of a clock that cannot be set
 */
export function steadyClock(
  wall: () => number = () => Date.now(),
  elapsed: () => number = () => performance.now(),
): Clock {
  let last = { at: wall(), elapsed: elapsed() };
  return () => {
    const ran = elapsed();
    last = { at: Math.max(wall(), last.at + ran - last.elapsed), elapsed: ran };
    return new Date(last.at);
  };
}

/** What moves a clock. */
export interface ClockControls {
  /** Moves the clock forward, until it is set back to its base. */
  advance: (seconds: number) => void;
  /** Lets the clock show its base's time again. */
  reset: () => void;
}

export interface AdvancingClock extends ClockControls {
  now: Clock;
}

/** A clock that runs with `base` and can be moved ahead of it. */
export function advancingClock(base: Clock): AdvancingClock {
  let aheadMs = 0;
  return {
    now: () => new Date(base().getTime() + aheadMs),
    advance: (seconds) => {
      aheadMs += seconds * 1000;
    },
    reset: () => {
      aheadMs = 0;
    },
  };
}
