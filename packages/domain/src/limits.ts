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
  /** Assumed: the documents give no rule for passwords (spec: PasswordReset). Characters. */
  passwordLength: { min: 8, max: 128 },
  /** A sign-in link is good for so long. */
  magicLinkMs: 240_000,
  /** The greatest length is assumed (spec: Username). Characters. */
  usernameLength: { min: 2, max: 30 },
  /** Of members, by their birthdate. Years. */
  age: { min: 18, max: 100 },
  /** Of those whom somebody looks for. Years. */
  desiredAge: { min: 18, max: 100 },
  /** A public profile that was fetched is good for so long. */
  publicProfileCacheMs: 30 * 60 * 1000,
  /** Applicants on a page of the admin's waitlist. Ours: no document says. */
  waitlistPageSize: 25,
  /** Letters and digits of a code by which somebody invites others. Ours: no document shows one. */
  inviteCodeLength: 8,
} as const;
