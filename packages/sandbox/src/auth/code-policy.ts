/**
 * The lifetime of a code, and the limits on requests and guesses. No document gives any; the values
 * are our choice.
 */
export const codePolicy = {
  lifetimeMs: 10 * 60 * 1000,
  coolDownMs: 30 * 1000,
  hourMs: 60 * 60 * 1000,
  /** Of all clients together; the limit for one client is lower. */
  mostInHour: 30,
  /**
   * Of all clients together; the limit for one client is lower, so that it cannot use up another
   * client's code.
   */
  mostWrongAttempts: 50,
} as const;
