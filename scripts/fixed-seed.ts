import fc from 'fast-check';

/** Properties try the same inputs every time, so that a red run is red again. */
fc.configureGlobal({ seed: 20_261_121 });
