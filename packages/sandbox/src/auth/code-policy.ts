/** How long a code is good for and how often one may be asked for or guessed. Ours: no document says. */
export const codePolicy = {
  lifetimeMs: 10 * 60 * 1000,
  coolDownMs: 30 * 1000,
  hourMs: 60 * 60 * 1000,
  /** By whichever clients; one client gets fewer. */
  mostInHour: 30,
  /** By whichever clients; one client gets fewer, so that it cannot use up the code of another. */
  mostWrongAttempts: 50,
} as const;
