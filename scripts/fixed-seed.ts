import fc from 'fast-check';

/** Property tests try the same inputs every time, so that a failure is reproducible. */
fc.configureGlobal({ seed: 20_261_121 });
