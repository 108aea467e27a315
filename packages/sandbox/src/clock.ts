/** The current time. Code that expires or delays anything reads it here, so that tests can move time. */
export type Clock = () => Date;

/**
 * The machine's clock, which continues forward if it is set back, so that lifetimes and delays keep
 * their length. If it is set ahead, the result follows.
 *
 * @param wall milliseconds since 1970, from the machine's clock
 * @param elapsed milliseconds of a clock that cannot be set
 * @param earliest the first time that it may give, such as the latest time before a restart
 */
export function steadyClock(
  wall: () => number = () => Date.now(),
  elapsed: () => number = () => performance.now(),
  earliest = 0,
): Clock {
  let last = { at: Math.max(wall(), earliest), elapsed: elapsed() };
  return () => {
    const ran = elapsed();
    last = { at: Math.max(wall(), last.at + ran - last.elapsed), elapsed: ran };
    return new Date(last.at);
  };
}

/** The controls that move a clock. */
export interface ClockControls {
  /** Moves the clock forward, until it is reset to its base. */
  advance: (seconds: number) => void;
  /** Sets the clock to its base's time again. */
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
