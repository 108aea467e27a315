/** Timings in milliseconds and limits of the product. Source: member §9 unless a line says otherwise. */
export const limits = {
  /** Scrolled further than this, the header turns solid. Pixels. */
  headerSolidAfterPx: 120,
  /** The sign-in modal fades out. */
  modalExitMs: 450,
  /** 'You're verified' stays. */
  verifiedMs: 1500,
  /** Digits of a verification code. */
  codeLength: 6,
  toastErrorMs: 20_000,
  toastMs: 5_000,
  toastShortMs: 2_500,
  /** Assumed: the documents give no length (spec: SignUpRequest). Characters. */
  nameLength: 80,
  /** RFC 5321. Characters. */
  emailLength: 254,
  hNum: { min: 1, max: 10 },
} as const;
