/** How long a code is good for and how often one may be asked for or guessed. Ours: no document says. */
export const codePolicy = {
  lifetimeMs: 10 * 60 * 1000,
  coolDownMs: 30 * 1000,
  hourMs: 60 * 60 * 1000,
  mostInHour: 10,
  mostWrongAttempts: 5,
} as const;
